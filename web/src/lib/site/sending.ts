// A site without a server speaks to the server that it belongs to.
import { result } from "../api/client";

/** Send a record to the server whose start page has this address. A browser without a session there gets one first. */
export async function storeAt(server: string, record: string): Promise<void> {
  const body = JSON.stringify({ record });
  const headers = { "content-type": "application/json" };
  const ask = () => fetch(`${server}api/records`, { method: "POST", headers, body });
  await result(
    (async () => {
      let response = await ask();
      if (response.status === 401) {
        await fetch(`${server}api/me`);
        response = await ask();
      }
      const content: unknown = await response.json();
      return response.ok ? { data: content, response } : { error: content, response };
    })(),
  );
}
