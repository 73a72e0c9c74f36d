import { LEGACY_REGISTER_STEPS } from '@hearthline/domain/registration'
import { Navigate, useSearchParams } from 'react-router'

/** The wizard's steps under the older wizard's names: one set of questions answers both addresses. */
const STEPS: Readonly<Record<(typeof LEGACY_REGISTER_STEPS)[number], string>> = {
  'property-info': '',
  'sale-status': '/for-sale',
  'income-info': '/annual-income',
  name: '/legal-name',
  birthdate: '/birthdate',
  'contact-info': '/phone-and-email',
  'login-info': '/set-password',
}

/** The older wizard's address with its `step`, opened in the wizard there is; the other query values are kept. */
export default function OlderRegister() {
  const [query] = useSearchParams()
  const wanted = LEGACY_REGISTER_STEPS.find((step) => step === query.get('step')) ?? 'property-info'
  const kept = new URLSearchParams(query)
  kept.delete('step')
  return <Navigate replace to={`/account/heloc/register-v2${STEPS[wanted]}${kept.size > 0 ? `?${kept}` : ''}`} />
}
