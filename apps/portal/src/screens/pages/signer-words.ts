/** What the pages of an additional signer say until their own screens are here, by what led there. Pure. */

export interface SignerWords {
  readonly heading: string
  readonly why: string
  /** Before the ways to reach a person. */
  readonly text: string
}

const OWNER = 'You were named as an owner of the home.'
/** Whoever is here followed a link of their own: it was their turn. */
const WITH_A_PERSON = 'This step is not open online yet. A person takes you through it:'

const BY_PAGE: Readonly<Record<string, SignerWords>> = {
  login: {
    heading: "Signing for somebody else's line",
    why: OWNER,
    text: 'Signing online is not open here yet. Our team tells you when it is your turn, and answers your questions:',
  },
  identity: { heading: 'Verify your identity', why: 'So that nobody else can sign for you.', text: WITH_A_PERSON },
  sign: { heading: 'Your documents to sign', why: OWNER, text: WITH_A_PERSON },
  documents: { heading: 'Your documents', why: OWNER, text: WITH_A_PERSON },
  conditions: { heading: 'What we still need from you', why: OWNER, text: WITH_A_PERSON },
  cancelled: {
    heading: 'There is nothing to sign any more',
    why: 'The application that you were to sign for has ended.',
    text: 'You need not do anything. If you did not expect this, ask us:',
  },
  error: {
    heading: 'We could not open your part',
    why: 'That is not your doing.',
    text: 'Open your link once more. If it does not work again, our team helps:',
  },
}

/** `pathname` is one of heloc-signer's; resume and intro are where a link arrives. */
export function signerWords(pathname: string): SignerWords {
  const page = /\/heloc-signer\/([^/]+)/.exec(pathname)?.[1] ?? ''
  return BY_PAGE[page] ?? { heading: "Signing for somebody else's line", why: OWNER, text: WITH_A_PERSON }
}
