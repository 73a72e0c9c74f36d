import { Card, CardSection } from '@hearthline/ui/card'
import { LinkButton } from '@hearthline/ui/link-button'
import { useQuery } from '@tanstack/react-query'
import { request } from '../../api/request.ts'
import { Screen } from '../../frame/screen.tsx'
import { useApplication } from '../../frame/use-application.ts'
import { useCompany } from '../../session/use-organisation.ts'
import { declineReasons } from './decline-reasons.ts'

/** The decision in plain words, from what the application itself says. */
export default function Decline() {
  const { uuid, application } = useApplication()
  const { supportEmail, supportPhone } = useCompany()
  const decision = useQuery({
    queryKey: ['item', uuid, 'requalify', 'decline'],
    queryFn: ({ signal }) =>
      request('GET', '/service-application/api/v1/application/heloc/:uuid/items/:item', { params: { uuid, item: 'requalify' }, signal }),
    retry: false,
  })
  const reasons = declineReasons(application, decision.data?.about)
  const wasHardPull =
    application.consents.some(({ type }) => type === 'HARD_CREDIT') &&
    application.progress !== 'INITIAL' &&
    application.progress !== 'PRODUCT_SELECT'
  return (
    <Screen
      title="Your decision"
      heading="We can't offer you this line today"
      why={`Here is exactly why${wasHardPull ? '.' : ', and your credit score was not affected.'}`}
    >
      <div className="mt-8 grid gap-8">
        <Card padding="none">
          {reasons.map(({ title, detail }) => (
            <CardSection key={title}>
              <p className="font-semibold">{title}</p>
              {detail && <p className="mt-1 text-muted">{detail}</p>}
            </CardSection>
          ))}
        </Card>
        <div className="flex flex-wrap gap-3">
          <LinkButton href={`tel:${supportPhone}`}>Call {supportPhone}</LinkButton>
        </div>
        <p className="portal-fine">
          You have the right to the specific reasons in writing, and to a free copy of your credit report within 60 days. Call us, or write
          to {supportEmail}.
        </p>
      </div>
    </Screen>
  )
}
