import { Card } from '@hearthline/ui/card'
import { useQuery } from '@tanstack/react-query'
import { itemQuery } from '../../../application/item/item-query.ts'
import { useApplication } from '../../../application/use-application.ts'

/** Who else signs, and how each is reached. Only while they are waited for. */
export function SignersAwaited() {
  const { uuid, application, etag } = useApplication()
  const isAwaited = application.openItem === 'co-owners'
  const signers = useQuery({ ...itemQuery(uuid, 'co-owners', etag), enabled: isAwaited }).data?.about?.signers ?? []
  if (!isAwaited || signers.length === 0) return null
  return (
    <Card as="section" title="Who else signs">
      <ul className="flex flex-col gap-3">
        {signers.map(({ name, email }) => (
          <li key={`${name} ${email ?? ''}`}>
            <strong className="font-semibold">{name}</strong>
            <span className="block text-sm text-muted [overflow-wrap:anywhere]">
              {email === undefined
                ? 'We have no email for them. Our team contacts them.'
                : `We email them at ${email}. They sign in with that address.`}
            </span>
          </li>
        ))}
      </ul>
      <p className="portal-fine mt-4">They may sign in any order. If an email is wrong, or someone did not get ours, call us.</p>
    </Card>
  )
}
