import { address as addressRules } from '@hearthline/domain/registration'
import { Button } from '@hearthline/ui/button'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { Modal } from '@hearthline/ui/modal'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { type FormEvent, useState } from 'react'
import { AddressFields } from '../forms/address/address-fields.tsx'
import { FormProblem } from '../forms/form-problem.tsx'
import { useForm } from '../forms/use-form.ts'
import { useRecord } from './use-signing.ts'

const EMPTY = { street1: '', street2: '', city: '', state: '', zip: '' }

interface MailingAddressProps {
  /** To which paper goes now; null while none is known. */
  readonly mailTo: string | null
}

/** Where paper is mailed: the home of the borrower, until someone gives another address for themselves. */
export function MailingAddress({ mailTo }: MailingAddressProps) {
  const [isOpen, setOpen] = useState(false)
  const [isDone, setDone] = useState(false)
  return (
    <div className="grid gap-3">
      <p>
        <span className="block text-sm text-muted">Mailing address for paper</span>
        <span className="font-medium break-words">{mailTo ?? 'We don’t have one yet. Tell us where to mail your documents.'}</span>
      </p>
      <p role="status" className="text-sm text-positive">
        {isDone && 'Saved. We told you by email. What we mailed before went to the earlier address.'}
      </p>
      <div>
        <Button
          variant="secondary"
          size="medium"
          onClick={() => {
            setDone(false)
            setOpen(true)
          }}
        >
          {mailTo === null ? 'Add a mailing address' : 'Change the mailing address'}
        </Button>
      </div>
      <Modal open={isOpen} onOpenChange={setOpen} title="Where do we mail your documents?">
        {isOpen && (
          <AddressForm
            onSaved={() => {
              setOpen(false)
              setDone(true)
            }}
          />
        )}
      </Modal>
    </div>
  )
}

function AddressForm({ onSaved }: { readonly onSaved: () => void }) {
  const form = useForm(EMPTY)
  const { record, busy, error } = useRecord(form.failWith)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const judged = form.judge(addressRules())
    if (!judged) return
    if (await record({ event: 'MAILING_ADDRESS_GIVEN', address: judged })) onSaved()
  }
  return (
    <form className="grid gap-5" onSubmit={(event) => void submit(event)} noValidate aria-label="Mailing address">
      <ErrorSummary errors={form.problems} attempt={form.attempt} />
      <FormProblem error={error} />
      <p className="text-muted">For paper about this application only. Your home, and the home of the loan, stay as they are.</p>
      <AddressFields values={form.values} errors={form.errors} onChange={form.set} section="section-mailing" />
      <SubmitRow label="Save the address" loading={busy} sticky={false} />
    </form>
  )
}
