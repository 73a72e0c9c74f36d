/** Says, on whichever page comes next, why an answer was not saved. The toast's code is loading with the shell already. */
let shown: number | undefined

export async function showApplicationChangedToast(): Promise<void> {
  const { addToast } = await import('@hearthline/ui/toast')
  shown = addToast({
    kind: 'warning',
    title: 'Your application has a new next step',
    message:
      'While you were on that page, something else came first: our team asked for something, or the question was answered elsewhere. What you entered there was not saved. This is the next step.',
    timeoutMs: null,
  })
}

/** It speaks of one answer: beside the next one, which was saved, it would be false. */
export async function endApplicationChangedToast(): Promise<void> {
  if (shown === undefined) return
  const ended = shown
  shown = undefined
  const { closeToast } = await import('@hearthline/ui/toast')
  closeToast(ended)
}
