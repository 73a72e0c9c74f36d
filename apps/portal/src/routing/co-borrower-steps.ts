/** The two steps of an additional signer, by the page they are on and by what they have done [routes/additional-signer]. Pure. */

export const CO_BORROWER_STEPS = ['Identity verification', 'Talk to eNotary'] as const

/** How many are done: identity is over once the documents are at hand, and the notary once they have signed everything. */
export const coBorrowerStep = (pathname: string, state?: string): 0 | 1 | 2 => {
  if (state === 'DONE') return 2
  return /\/heloc-signer\/(sign|documents)(\/|$)/.test(pathname) ? 1 : 0
}
