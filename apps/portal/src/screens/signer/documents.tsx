import type { SigningBody } from '@hearthline/contract'
import { Alert } from '@hearthline/ui/alert'
import { Card } from '@hearthline/ui/card'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { FormProblem } from '../../forms/form-problem.tsx'
import { MailPreferences } from '../../legal/mail-preferences.tsx'
import { ScreenSkeleton } from '../../page/screen-skeleton.tsx'
import { useNamedPart } from '../../page/use-named-part.ts'
import { ElectronicDelivery } from '../../signing/electronic-delivery.tsx'
import { PaperCopies } from '../../signing/paper-copies.tsx'
import { OpenSignersDocument } from './open-signers-document.tsx'
import { SignerNotCanceled } from './signer-not-canceled.tsx'
import { SignerRightToCancel } from './signer-right-to-cancel.tsx'
import { SignerScreen } from './signer-screen.tsx'
import { SignersDocumentList } from './signers-document-list.tsx'
import { signersDocumentsQuery } from './signers-documents.ts'
import { SigningParts } from './signing-parts.tsx'

const SAID = { heading: 'Your documents', why: 'Read them here, or download a copy to keep.' }

/** What is the signer's own: their notice of the right to cancel, what they read and signed, and the right itself. */
export default function SignerDocuments() {
  return (
    <SignerScreen title={SAID.heading} width="content" words={() => SAID}>
      {(signing) => (
        <SigningParts signing={signing}>
          <Documents signing={signing} />
        </SigningParts>
      )}
    </SignerScreen>
  )
}

/** In the address of the page, as the signing source names it. */
const DELIVERY = 'documents'

function Documents({ signing }: { readonly signing: SigningBody }) {
  const { data: documents, error, isPending } = useQuery(signersDocumentsQuery(signing))
  const [query] = useSearchParams()
  const delivery = useNamedPart<HTMLDivElement>(documents && DELIVERY)
  if (isPending) return <ScreenSkeleton />
  if (!documents) return <FormProblem error={error} />
  const open = documents.find(({ uuid }) => uuid === query.get('document'))
  if (open) return <OpenSignersDocument key={open.uuid} signing={signing} document={open} />
  const isWaiting = documents.some(({ isToReceive }) => isToReceive)
  const isEnded = signing.state === 'ENDED'
  const isOnPaper = documents.some(({ comesOnPaper }) => comesOnPaper)
  return (
    <div className="mt-8 grid max-w-[46rem] gap-8">
      {isEnded && (
        <Alert kind="info" title={signing.title}>
          {signing.why}
        </Alert>
      )}
      {isWaiting && (!isEnded || signing.canceling) ? (
        <Alert kind="warning" title="Open your notice of the right to cancel">
          Your time to cancel begins when you open it. No money is sent before that time has ended for everyone who may cancel.
        </Alert>
      ) : (
        signing.state === 'DONE' && (
          <Alert kind="success" title={signing.title}>
            {signing.why}
          </Alert>
        )
      )}
      {isOnPaper && !isEnded && (
        <Alert kind="info" title="Your notice of the right to cancel comes on paper">
          You signed on paper, so we give you the notice on paper too. Your time to cancel begins when you have it. You can read it here
          already, and you can cancel the line below or as the notice says.
        </Alert>
      )}
      {signing.opensWithId ? (
        <p className="text-muted">Show your ID first. Your documents open here after that.</p>
      ) : signing.opensOnPaper ? (
        <p className="text-muted">
          You signed on paper, and no ID was shown here with this email. So your documents are on paper, and none opens here.
        </p>
      ) : (
        <SignersDocumentList documents={documents} />
      )}
      <PaperCopies />
      {!signing.opensWithId && (
        <div ref={delivery} id={DELIVERY} className="scroll-mt-24">
          <Card as="section" padding="tight" title="How you get documents">
            <div className="mt-2">
              <ElectronicDelivery />
            </div>
          </Card>
        </div>
      )}
      <Card as="section" padding="tight" title="Emails">
        <div className="mt-2">
          <MailPreferences />
        </div>
      </Card>
      <SignerRightToCancel signing={signing} />
      <SignerNotCanceled signing={signing} />
    </div>
  )
}
