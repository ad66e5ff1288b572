import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../words/texts";
import { Button, IconButton } from "./button";
import { CrossIcon } from "./drawn/icons";

interface Props {
  title: string;
  /** A line beside the title. */
  lead?: string;
  kind?: string;
  close(): void;
  children: ComponentChildren;
  foot?: ComponentChildren;
}

/** A window over the page; Escape and the cross close it. */
export function Dialogue({ title, lead, kind, close, children, foot }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal?.();
    return () => dialog?.close?.();
  }, []);
  const outside = (event: MouseEvent) => {
    if (event.target === ref.current) close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, as it does every dialogue
    <dialog ref={ref} class={kind} aria-label={title} onClose={close} onClick={outside}>
      <div class="dialogue-top">
        <h2>{title}</h2>
        {lead && <p class="soft">{lead}</p>}
        <IconButton label={t("house.close")} icon={<CrossIcon />} quiet act={close} />
      </div>
      <div class="dialogue-body">{children}</div>
      {foot && <div class="dialogue-foot">{foot}</div>}
    </dialog>
  );
}

/** The foot of a dialogue that asks: leave it, or do it. */
export function CancelOr({ words, cancel, act }: { words: string; cancel(): void; act(): void }) {
  return (
    <>
      <Button quiet act={cancel} words={t("house.cancel")} />
      <Button first act={act} words={words} />
    </>
  );
}
