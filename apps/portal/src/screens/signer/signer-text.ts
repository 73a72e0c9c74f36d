/** What the pages of an additional signer say until their own screens are here, by what led there. Pure. */

export interface SignerText {
  readonly heading: string
  readonly why: string
  /** Before the ways to reach a person. */
  readonly text: string
}

const OWNER = 'You were named as an owner of the home.'
/** Whoever is here followed a link of their own: it was their turn. */
const WITH_A_PERSON = 'This step is not available online yet. Our team will guide you through it:'

const BY_PAGE: Readonly<Record<string, SignerText>> = {
  identity: { heading: 'Verify your identity', why: 'So that no one else can sign for you.', text: WITH_A_PERSON },
  sign: { heading: 'Your documents to sign', why: OWNER, text: WITH_A_PERSON },
  documents: { heading: 'Your documents', why: OWNER, text: WITH_A_PERSON },
  conditions: { heading: 'What we still need from you', why: OWNER, text: WITH_A_PERSON },
  cancelled: {
    heading: 'There is nothing left to sign',
    why: 'The application you were asked to sign for has ended.',
    text: 'You don’t need to do anything. If you did not expect this, contact us:',
  },
  error: {
    heading: 'We could not open your part',
    why: 'This is a problem on our side.',
    text: 'Open your link again. If it still doesn’t work, our team can help:',
  },
}

/** `pathname` is one of heloc-signer's; resume and intro are where a link arrives. */
export function signerText(pathname: string): SignerText {
  const page = /\/heloc-signer\/([^/]+)/.exec(pathname)?.[1] ?? ''
  return BY_PAGE[page] ?? { heading: 'Signing for someone else’s line', why: OWNER, text: WITH_A_PERSON }
}
