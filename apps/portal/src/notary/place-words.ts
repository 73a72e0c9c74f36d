/** Where a notary is met in person. */
export type Place = 'HOME' | 'TITLE_OFFICE' | 'ATTORNEY_OFFICE' | 'LENDER_OFFICE'

export const PLACE_WORDS: Readonly<Record<Place, { readonly label: string; readonly about: string }>> = {
  HOME: { label: 'At your home', about: 'A notary comes to the home that secures the line.' },
  TITLE_OFFICE: { label: 'At a title company', about: 'We reserve a room near your home. Our team calls you with the address.' },
  ATTORNEY_OFFICE: { label: 'At an attorney’s office', about: 'A closing attorney near your home. Our team calls you with the address.' },
  LENDER_OFFICE: { label: 'At our office', about: 'Our team calls you with the address.' },
}
