// Looks for words in the pages. Everything it needs comes with the page, so that it works from a file as well.
(() => {
  const field = document.querySelector("#search-field");
  const results = document.querySelector("#search-results");
  const home = document.documentElement.dataset.home;
  const told = new Map(window.searchIndex.docs.map((page) => [`${page.title}\n${page.text}`, page]));
  const pages = new Map([...told.values()].map((page) => [page.location, page]));
  const index = lunr(function () {
    this.ref("location");
    this.field("title", { boost: 10 });
    this.field("text");
    for (const page of pages.values()) this.add(page);
  });

  const { wildcard } = lunr.Query;
  const find = (words) =>
    index.query((query) => {
      for (const word of lunr.tokenizer(words)) {
        query.term(word, { boost: 20 });
        query.term(word, { boost: 5, usePipeline: false, wildcard: wildcard.TRAILING });
      }
    });

  const element = (name, words, inside = []) => {
    const made = document.createElement(name);
    if (words) made.textContent = words;
    made.append(...inside);
    return made;
  };

  const around = (text, words) => {
    const at = Math.max(0, text.toLowerCase().indexOf(words.toLowerCase().split(/\s+/)[0]) - 60);
    return (at ? "… " : "") + text.slice(at, at + 200) + (text.length > at + 200 ? " …" : "");
  };

  const shown = (page, words) => {
    const link = element("a", page.title);
    link.href = `${home}/${page.location}`;
    return element("article", "", [element("h3", "", [link]), element("p", around(page.text, words))]);
  };

  const look = () => {
    const words = field.value.trim();
    const found = words.length < 2 ? [] : find(words).slice(0, 30);
    results.replaceChildren(...found.map(({ ref }) => shown(pages.get(ref), words)));
    if (words.length > 1 && !found.length) results.append(element("p", results.dataset.none));
  };

  field.value = new URLSearchParams(location.search).get("q") ?? "";
  field.addEventListener("input", look);
  look();
})();
