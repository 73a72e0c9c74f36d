import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { useMutation } from '@tanstack/react-query'
import { describeProblem, requestMeetingPrint } from '../api/request.ts'
import { saveBlob } from '../api/save-blob.ts'
import type { ApplicationFile } from '../application/use-application.ts'

const AT_OFFICE =
  'One PDF: everything that is signed, and for each person two copies of the notice of the right to cancel with a receipt. The first page says which two dates to enter on the copies. Print it on the day of the meeting.'
const DEED = 'One PDF: the deed, and what the notary needs. Print it on the day of the meeting.'

interface MeetingPrintProps {
  readonly file: ApplicationFile
  /** Everything is signed there, and not the deed alone. */
  readonly atOffice: boolean
}

/** What whoever closes takes to the meeting. The server writes the printing into the audit log. */
export function MeetingPrint({ file, atOffice }: MeetingPrintProps) {
  const { uuid, loanNumber } = file.summary
  const print = useMutation({
    mutationFn: () => requestMeetingPrint(uuid),
    onSuccess: (content) => saveBlob(content, `${loanNumber} documents for the closing.pdf`),
  })
  return (
    <div className="meeting-print">
      <Button size="small" variant="secondary" loading={print.isPending} loadingLabel="Preparing" onClick={() => print.mutate()}>
        {atOffice ? 'Save the documents to print for the office' : 'Save the documents to print for the notary'}
      </Button>
      <p className="hint">{atOffice ? AT_OFFICE : DEED}</p>
      {print.error && <Alert kind="error">{describeProblem(print.error)}</Alert>}
    </div>
  )
}
