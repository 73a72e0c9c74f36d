import type { PrefillGroup, PrefillSource, Prepopulation } from '@hearthline/domain/registration'
import { Alert } from '@hearthline/ui/alert'

const FROM: Readonly<Record<PrefillSource, string>> = {
  profile: 'your profile',
  affiliate: 'the site you came from',
  referral: 'what your loan officer sent us',
  offerCode: 'your offer letter',
  query: 'the link you followed',
  estimate: 'your estimate',
}

/** Says that an answer came from elsewhere: it is shown to be confirmed, never skipped. */
export function PrefilledNote({ groups, prefilled }: { groups: readonly PrefillGroup[]; prefilled: Prepopulation['prefilled'] }) {
  const source = groups.map((group) => prefilled[group]).find((found) => found !== undefined)
  if (!source) return null
  return <Alert kind="info">We filled this in from {FROM[source]}. Please check that it is right.</Alert>
}
