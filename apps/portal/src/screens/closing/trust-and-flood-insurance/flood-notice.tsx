import { DOCUMENT_TITLES, FLOOD_NOTICE_RECEIPT_WORDS } from '@hearthline/domain'
import { Button } from '@hearthline/ui/button'
import { Card } from '@hearthline/ui/card'
import { Checkbox } from '@hearthline/ui/checkbox'
import { useState } from 'react'
import { DocumentViewer } from '../../../document-viewer/document-viewer.tsx'
import type { Form } from '../../../forms/use-form.ts'

export interface FloodReceipt {
  readonly received: boolean
}

export const NOT_RECEIVED = 'Open the notice, and confirm that you received it'

interface FloodNoticeProps {
  document: string
  /** Left out: that it was received is on record. */
  form?: Form<FloodReceipt>
}

/** The notice opens in its place, and the box says that it was received (42 USC 4104a(a)(1); 12 CFR 22.9(d)). */
export function FloodNotice({ document, form }: FloodNoticeProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Card as="section" title="Your flood notice">
      <p className="-mt-1 text-muted">
        It says what the flood zone of your home means, and what flood insurance you need. Please read it before you buy a policy.
      </p>
      <div className="mt-4">
        <Button
          variant="secondary"
          size="medium"
          aria-expanded={isOpen}
          aria-label={isOpen ? 'Close the notice' : 'Read the notice'}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Close the notice' : 'Read the notice'}
        </Button>
      </div>
      {isOpen && (
        <div className="mt-4">
          <DocumentViewer document={{ uuid: document, title: DOCUMENT_TITLES.FLOOD_NOTICE }} />
        </div>
      )}
      <div className="mt-5">
        {form ? (
          <Checkbox
            name="received"
            label={FLOOD_NOTICE_RECEIPT_WORDS}
            required
            checked={form.values.received}
            error={form.errors.received}
            onChange={({ currentTarget }) => form.set('received', currentTarget.checked)}
          />
        ) : (
          <p className="text-muted">You confirmed that you received it.</p>
        )}
      </div>
    </Card>
  )
}
