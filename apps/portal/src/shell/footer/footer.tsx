import { formatPhone, licensedIn, phoneLink } from '@hearthline/domain'
import { isEntryPath } from '@hearthline/domain/routing'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { request } from '../../api/request.ts'
import { useOrganization } from '../../session/use-organization.ts'
import { phoneHoursQuery } from '../chat/hours-query.ts'
import { openingHours } from '../chat/opening-hours.ts'
import { disclosures, footerLinks, sampleNotice } from './disclosures.ts'

/** Hours and licenses are asked for once; without an answer the footer stands without hours, and with the page's own states. */
function useFooterFacts(orgCode: string) {
  const hours = useQuery(phoneHoursQuery)
  const licenses = useQuery({
    queryKey: ['state-licenses', orgCode],
    queryFn: ({ signal }) => request('GET', '/service-application/external/api/v1/heloc/state-licenses', { query: { orgCode }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { weekdays: hours.data?.weekdays, states: licenses.data?.map(({ abbrev }) => abbrev) }
}

export default function Footer() {
  const organization = useOrganization()
  const { companyInfo } = organization.orgMetaData
  const { pathname, search } = useLocation()
  const offersNothing = companyInfo.withdrawn === true && isEntryPath(pathname, search)
  const { weekdays, states = companyInfo.licensedStates } = useFooterFacts(organization.orgCode)
  const { address, legalName, nmlsNumber, nmlsUrl, supportPhone, supportEmail } = companyInfo
  return (
    <footer className="portal-footer">
      <div className="portal-footer-inner">
        <nav aria-label="Legal" className="portal-footer-links">
          {footerLinks(companyInfo).map(({ label, url }) => (
            <a key={url} href={url} rel={url.startsWith('/') ? undefined : 'noreferrer'}>
              {label}
            </a>
          ))}
        </nav>
        <p>
          Call <a href={phoneLink(supportPhone)}>{formatPhone(supportPhone)}</a> or email{' '}
          <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.{weekdays && ` Hours: ${openingHours(weekdays).join(', ')}.`}
        </p>
        {disclosures(organization, offersNothing).map((text) => (
          <p key={text} data-words-from="specification">
            {text}
          </p>
        ))}
        {companyInfo.sample && <p className="text-ink">{sampleNotice(legalName)}</p>}
        <p>
          {licensedIn(states)} {states.join(', ')}.
        </p>
        <p>
          {legalName}, {address.street1}
          {address.street2 ? `, ${address.street2}` : ''}, {address.city}, {address.state} {address.zip}. NMLS{' '}
          <a href={nmlsUrl} rel="noreferrer">
            {nmlsNumber}
          </a>
          . <EqualHousing /> Equal Housing Opportunity.
        </p>
      </div>
    </footer>
  )
}

/** The logotype of 24 CFR 110 appendix: an equals sign in a house. Decoration here, because the words are beside it. */
const EqualHousing = () => (
  <svg
    viewBox="0 0 24 24"
    width="18"
    height="18"
    aria-hidden="true"
    focusable="false"
    className="inline-block align-[-0.2em]"
    fill="currentColor"
  >
    <path d="M12 1.5 1 8.6v3.9h2.1v9.3h17.800v-9.3H23V8.600L12 1.500zm6.300 17.700H5.700V9.600L12 5.500l6.300 4.100v9.600zM8.400 10.600h7.200v2.400H8.400zm0 4h7.200V17H8.400z" />
  </svg>
)
