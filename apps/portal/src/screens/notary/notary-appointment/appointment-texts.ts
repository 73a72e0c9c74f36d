/** What the screens of an appointment with a notary say. */
import type { SessionFault } from '@hearthline/domain'

export type Meeting = 'ONLINE' | 'MANUAL'

/** What went wrong, and what to do about it. */
export const FAULT_WORDS: Readonly<Record<SessionFault, { readonly title: string; readonly do: string }>> = {
  IDENTITY_NOT_CONFIRMED: {
    title: 'The notary couldn’t confirm your identity',
    do: 'Have another government ID with you that is not expired and shows your name as in this application. If it fails again, meet a notary in person.',
  },
  CONNECTION: {
    title: 'The connection broke off',
    do: 'Use a computer or phone with a steady connection, and close other programs that use the camera. Then join again.',
  },
  DOCUMENT_DEFECT: {
    title: 'A document needs a correction',
    do: 'Our team corrects it. Choose a time from tomorrow on, so the new document is ready for you to sign.',
  },
  NOTARY_ABSENT: {
    title: 'The notary didn’t come',
    do: 'We’re sorry. There is no fee for it. Choose another time, and another notary meets you.',
  },
  SIGNER_ABSENT: { title: 'The appointment was missed', do: 'Choose a time when everyone who signs can be there.' },
  SIGNER_DECLINED: {
    title: 'The deed was not signed',
    do: 'If something in it is not as you expected, call us before you choose another time.',
  },
  OTHER: { title: 'The session wasn’t finished', do: 'Choose another time. If it happens again, call us.' },
}
