import { formatPhone, phoneLink } from '@hearthline/domain'
import { Card } from '@hearthline/ui/card'
import { ExternalIcon, PhoneIcon } from '@hearthline/ui/icon'
import { hostOf, isWebAddress, type Obstacle } from './obstacle.ts'

/** Who holds the file, and how they are reached. */
export function BureauCard({ obstacle: { bureau, bureauPhone, bureauUrl }, title }: { obstacle: Obstacle; title: string }) {
  return (
    <Card as="div" padding="tight">
      <p className="text-muted text-sm">{title}</p>
      <p className="font-semibold text-xl">{bureau}</p>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        {bureauPhone && (
          <li>
            <a
              className="inline-flex min-h-11 items-center gap-2 font-medium text-action underline underline-offset-4"
              href={phoneLink(bureauPhone)}
            >
              <PhoneIcon size={18} />
              {formatPhone(bureauPhone)}
            </a>
          </li>
        )}
        {isWebAddress(bureauUrl) && (
          <li>
            <a
              className="inline-flex min-h-11 items-center gap-2 font-medium text-action underline underline-offset-4"
              href={bureauUrl}
              target="_blank"
              rel="noreferrer"
            >
              <ExternalIcon size={18} />
              {hostOf(bureauUrl)}
              <span className="ui-visually-hidden"> (opens a new tab)</span>
            </a>
          </li>
        )}
      </ul>
    </Card>
  )
}

/** Ten digits are grouped; any other number is shown as the bureau gives it. */
