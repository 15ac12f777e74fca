// Forms of words that are filled into a sentence: `FORM($card, "dative")` in a word file asks for one, as the terminal understands it too. The
// forms of a word are attributes of the message whose whole text it is: `card-knight = Ritter` with `.dative = dem Ritter`.
import type { FluentBundle, FluentFunction, FluentResource } from "@fluent/bundle";
import { reworded } from "./marks";

type Entry = FluentResource["body"][number];

/** A name and what tells it from another one, as `seat-named` writes them: `Findelkind (Blau)`. */
const NAMED = /^(.+?)( \(.+\))$/;

/** The function FORM of a bundle, which takes forms from these messages of it. They are found when they are first asked for. */
export function formsOf(bundle: () => FluentBundle, messages: readonly Entry[]): FluentFunction {
  const known = new Map<string, Map<string, string>>();
  return ([word, attribute]) => {
    if (typeof word !== "string" || typeof attribute !== "string") return word ?? "";
    const forms = known.get(attribute) ?? found(bundle(), messages, attribute);
    known.set(attribute, forms);
    return reworded(word, (text) => forms.get(text) ?? formOfName(text, forms) ?? text);
  };
}

/** The form of a name that something in brackets follows. A form that isn't a word, such as a gender, stays without it. */
function formOfName(text: string, forms: ReadonlyMap<string, string>): string | undefined {
  const [, name = "", brackets = ""] = NAMED.exec(text) ?? [];
  const form = forms.get(name);
  return form?.includes(name) ? form + brackets : form;
}

/** That form of every word that has it. Of messages with the same text the first gives it. */
function found(bundle: FluentBundle, messages: readonly Entry[], attribute: string): Map<string, string> {
  const forms = new Map<string, string>();
  for (const { value, attributes } of messages) {
    const form = attributes[attribute];
    if (value === null || form === undefined) continue;
    const word = bundle.formatPattern(value);
    if (!forms.has(word)) forms.set(word, bundle.formatPattern(form));
  }
  return forms;
}
