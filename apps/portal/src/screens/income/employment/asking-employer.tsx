import { formatPhone } from '@hearthline/domain'
import { Button } from '@hearthline/ui/button'
import { Card } from '@hearthline/ui/card'
import { useState } from 'react'
import type { ReadItem } from '../../../application/item/item-query.ts'
import { WaitPanel } from '../../../application/wait-panel.tsx'
import { EmployerForm } from './employer-form.tsx'

/** While we ask: whom, and another contact where there is a better one. */
export function AskingEmployer({ item }: { item: ReadItem<'employment-confirmation'> }) {
  const { told } = item.about
  const [changing, setChanging] = useState(false)
  if (changing) return <EmployerForm item={{ data: told ?? null }} />
  return (
    <div className="grid gap-6">
      <WaitPanel under="We’re asking your employer" />
      {told && (
        <Card title="Whom we ask">
          <dl className="grid gap-4">
            <div>
              <dt className="text-muted text-sm">Employer</dt>
              <dd className="wrap-anywhere">{told.employer}</dd>
            </div>
            <div>
              <dt className="text-muted text-sm">Contact</dt>
              <dd className="wrap-anywhere">
                {[told.contactName, formatPhone(told.contactPhone), told.contactEmail].filter(Boolean).join(', ')}
              </dd>
            </div>
          </dl>
          <div className="-ms-[1.125rem] mt-2">
            <Button variant="quiet" size="medium" onClick={() => setChanging(true)}>
              Give another contact
            </Button>
          </div>
        </Card>
      )}
    </div>
  )
}
