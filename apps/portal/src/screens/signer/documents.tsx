import { Alert } from '@hearthline/ui/alert'
import { ArrowLeftIcon, DocumentIcon } from '@hearthline/ui/icon'
import { LinkButton } from '@hearthline/ui/link-button'
import { Link, useSearchParams } from 'react-router'
import { DocumentViewer } from '../../document-viewer/document-viewer.tsx'
import { documentWords } from '../../document-viewer/document-words.ts'
import { FormProblem } from '../../forms/form-problem.tsx'
import { ScreenSkeleton } from '../../page/screen-skeleton.tsx'
import { useSigning } from '../../signing/use-signing.ts'
import { SignerScreen } from './signer-screen.tsx'
import { SigningParts } from './signing-parts.tsx'

const SAID = { heading: 'Your documents', why: 'Read them here, or download a copy to keep.' }

/** What the signer has read and signed, or is going to: to be read here or kept. */
export default function SignerDocuments() {
  return (
    <SignerScreen title={SAID.heading} width="content" words={() => SAID}>
      {(signing) => (
        <SigningParts signing={signing}>
          {signing.state === 'DONE' && (
            <div className="mt-8">
              <Alert kind="success" title={signing.title}>
                {signing.why}
              </Alert>
            </div>
          )}
          <Documents />
        </SigningParts>
      )}
    </SignerScreen>
  )
}

function Documents() {
  const { data: state, error, isPending } = useSigning()
  const [query] = useSearchParams()
  if (isPending) return <ScreenSkeleton />
  if (!state) return <FormProblem error={error} />
  const addressOf = (document: string | undefined) => {
    const next = new URLSearchParams(query)
    if (document === undefined) next.delete('document')
    else next.set('document', document)
    return `?${next}`
  }
  const open = state.documents.find(({ uuid }) => uuid === query.get('document'))
  if (open)
    return (
      <section className="mt-6 grid gap-4" aria-label={open.title}>
        <Link to={addressOf(undefined)} className="portal-back">
          <ArrowLeftIcon size={18} />
          All documents
        </Link>
        <h2>{open.title}</h2>
        <DocumentViewer key={open.uuid} document={open} />
      </section>
    )
  if (state.documents.length === 0)
    return <p className="mt-8 text-muted">Nothing yet. Each document appears here as soon as it is ready.</p>
  return (
    <ul className="mt-8 grid max-w-[46rem] gap-3" aria-label="Documents">
      {state.documents.map(({ uuid, kind, title }) => (
        <li key={uuid} className="flex flex-wrap items-start gap-x-4 gap-y-3 rounded-card border border-hairline bg-card p-4 sm:p-5">
          <DocumentIcon size={24} className="mt-0.5 flex-none text-muted" />
          <div className="min-w-0 flex-1 basis-52">
            <p className="font-medium wrap-anywhere">{title}</p>
            <p className="text-sm text-muted">{documentWords(kind).about}</p>
          </div>
          <LinkButton as={Link} to={addressOf(uuid)} variant="secondary" size="medium" aria-label={`Read ${title}`}>
            Read
          </LinkButton>
        </li>
      ))}
    </ul>
  )
}
