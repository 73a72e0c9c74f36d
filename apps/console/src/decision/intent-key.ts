/** One idempotency key per intent: the same act, sent again after no answer, is the same; another reason or outcome is another act. */
export function makeIntentKeys(makeKey: () => string = () => crypto.randomUUID()): (act: unknown) => string {
  let last: { readonly act: string; readonly key: string } | undefined
  return (act) => {
    const text = JSON.stringify(act)
    if (last?.act !== text) last = { act: text, key: makeKey() }
    return last.key
  }
}
