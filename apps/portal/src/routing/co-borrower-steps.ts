/** The two steps of an additional signer, by the page they are on [routes/additional-signer]. Pure. */

export const CO_BORROWER_STEPS = ['Identity verification', 'Talk to eNotary'] as const

/** How many are done: identity is over once the documents are at hand. */
export const coBorrowerStep = (pathname: string): 0 | 1 => (/\/heloc-signer\/(sign|documents)(\/|$)/.test(pathname) ? 1 : 0)
