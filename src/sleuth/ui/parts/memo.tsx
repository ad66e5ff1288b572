import { Component, type ComponentType, type JSX } from "preact";

/** A component that is drawn again only when what it is given has changed. */
export function memo<P extends object>(Drawn: ComponentType<P>): ComponentType<P> {
  return class Kept extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      return Object.keys(next).some((key) => next[key as keyof P] !== this.props[key as keyof P]);
    }

    override render(): JSX.Element {
      return <Drawn {...(this.props as P)} />;
    }
  };
}
