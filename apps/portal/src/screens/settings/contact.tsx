import { formatPhone, phoneLink } from '@hearthline/domain'
import { useCompany } from '../../session/use-organization.ts'

/** Whom to ask, as links. */
export function useContact() {
  const { supportPhone } = useCompany()
  return { call: <a href={phoneLink(supportPhone)}>{formatPhone(supportPhone)}</a> }
}
