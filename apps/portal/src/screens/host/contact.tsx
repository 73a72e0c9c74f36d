import { useQuery } from '@tanstack/react-query'
import { request } from '../../api/request.ts'
import { Screen } from '../../frame/screen.tsx'
import { useCompany } from '../../session/use-organisation.ts'
import { openingHours } from '../../shell/opening-hours.ts'

/** Phone, email, hours in Pacific Time. Also the support page of the register wizard. */
export default function Contact() {
  const { name, supportEmail, supportPhone, address, legalName } = useCompany()
  const hours = useQuery({
    queryKey: ['hours', 'OPS_PHONE'],
    queryFn: ({ signal }) =>
      request('GET', '/service-operating-hours/external/api/v1/hours/:department', {
        params: { department: 'OPS_PHONE' },
        query: { display: 'footer' },
        signal,
      }),
  })
  return (
    <Screen title="Contact" heading={`Talk to ${name}`} why="A person answers.">
      <div className="portal-prose">
        <h2>By phone</h2>
        <p>
          <a href={`tel:${supportPhone}`}>{supportPhone}</a>
        </p>
        {hours.data && (
          <ul>
            {openingHours(hours.data.weekdays).map((line) => (
              <li key={line}>{line}, Pacific Time</li>
            ))}
          </ul>
        )}
        <h2>By email</h2>
        <p>
          <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        </p>
        <h2>By mail</h2>
        <p>
          {legalName}, {address.street1}
          {address.street2 ? `, ${address.street2}` : ''}, {address.city}, {address.state} {address.zip}
        </p>
      </div>
    </Screen>
  )
}
