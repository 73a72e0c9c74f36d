/** The additional signer's pages. */
import type { ScreenPages } from '../page.ts'

const shown = { shown: {} }

export const signerPages: ScreenPages = {
  'signer-login': shown,
  'signer-resume': shown,
  'signer-intro': shown,
  'signer-identity': shown,
  'signer-sign': shown,
  'signer-documents': shown,
  'signer-cancelled': shown,
  'signer-error': shown,
  'signer-conditions': shown,
  'signer-conditions-upload-document': shown,
  'signer-conditions-identity': shown,
}
