/** A prompt's verbiage in parts: plain text, and the links it names (resources of type ADD_VERBIAGE) [registration/text-consents]. */

export interface Prompt {
  readonly verbiage: string
  readonly resources: readonly { readonly type: string; readonly name: string; readonly value: string }[]
}

export interface PromptPart {
  readonly key: string
  readonly text: string
  readonly url?: string
}

/** A link is only followed on our own origin or over https; the words stay either way. */
const isLink = (value: string): boolean => /^(https:\/\/|\/(?![/\\]))/.test(value) || value.startsWith(`${globalThis.location?.origin}/`)

export function promptParts({ verbiage, resources }: Prompt): readonly PromptPart[] {
  let parts: { text: string; url?: string }[] = [{ text: verbiage }]
  for (const { type, name, value } of resources) {
    if (type !== 'ADD_VERBIAGE' || !isLink(value)) continue
    parts = parts.flatMap((part) => (part.url === undefined ? splitAt(part.text, name, value) : [part]))
  }
  return parts.filter(({ text }) => text !== '').map((part, index) => ({ key: `${index}${part.text.slice(0, 12)}`, ...part }))
}

function splitAt(text: string, name: string, url: string): { text: string; url?: string }[] {
  const at = name === '' ? -1 : text.indexOf(name)
  if (at < 0) return [{ text }]
  return [{ text: text.slice(0, at) }, { text: name, url }, { text: text.slice(at + name.length) }]
}
