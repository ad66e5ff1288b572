/** The man in the hat, as pictures show him. */
export const Fugitive = () => (
  <>
    <path d="M-6 50c0-40 22-52 44-52s44 12 44 52z" fill="#12181e" />
    <path d="M16-2h44l-22 20z" fill="#e8dfcb" />
    <path d="M30 4h16l-8 30z" fill="#8a2b21" />
    <circle cx="38" cy="-22" r="22" fill="#d7b48a" />
    <path d="M12-30c2-32 18-34 26-27 8-7 24-5 26 27z" fill="#12181e" />
    <path d="M-4-28c16-8 68-8 84 0-16 9-68 9-84 0z" fill="#12181e" />
    <path d="M16-40h44l1 6H15z" fill="#8a2b21" />
    <path d="M22-20h32v7H22z" fill="#12181e" />
  </>
);
