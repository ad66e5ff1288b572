import { useEffect, useState } from "preact/hooks";
import { CopyField } from "../parts/copy-field";
import { api } from "../wire/api";
import type { TableInfo } from "../wire/wire.gen";
import { t } from "../words/texts";
import { grouped } from "./short-code";

/** Is the house open on this machine only, so that its own name for itself helps nobody else? */
function isLocal(host: string): boolean {
  return host === "localhost" || host.startsWith("127.") || host === "[::1]";
}

/** The address that others can reach: on a network at home that of this machine. */
function useLink(id: string): string {
  const here = `${location.origin}/table/${id}`;
  const [link, set] = useState(here);
  useEffect(() => {
    if (isLocal(location.hostname))
      void api.link(id).then(
        (found) => set(found.lan ? found.url : here),
        () => undefined,
      );
  }, [id]);
  return link;
}

/** Link, short code and QR code of a table. */
export function Invitation({ table, label }: { table: TableInfo; label: string }) {
  const link = useLink(table.id);
  const [drawn, draw] = useState(true);
  return (
    <div class="invitation">
      {drawn && (
        <img
          class="qr"
          src={api.qrAt(table.id)}
          alt={t("waiting.qr")}
          width="132"
          height="132"
          onError={() => draw(false)}
        />
      )}
      <div class="invitation-words">
        <CopyField label={label} value={link} />
        {table.code && (
          <p class="small soft">
            {t("waiting.code")} <strong class="short-code">{grouped(table.code)}</strong>
          </p>
        )}
      </div>
    </div>
  );
}
