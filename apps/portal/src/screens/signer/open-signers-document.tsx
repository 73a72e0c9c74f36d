import type { SignersDocumentBody, SigningBody } from '@hearthline/contract'
import { ArrowLeftIcon } from '@hearthline/ui/icon'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { request } from '../../api/request.ts'
import { DocumentViewer } from '../../document-viewer/document-viewer.tsx'
import { describeSignersDocument } from '../../document-viewer/document-words.ts'
import { FormProblem } from '../../forms/form-problem.tsx'
import { addressIn } from './signers-document-list.tsx'
import { signersDocumentsQuery } from './signers-documents.ts'
import { useRefreshSignings } from './signings.ts'

const NOTICE = '/service-application/api/v1/signer/applications/:uuid/:party/notice'

export interface OpenSignersDocumentProps {
  readonly signing: SigningBody
  readonly document: SignersDocumentBody
}

/** One of them, in the place of the list. A notice that is in sight has been delivered: the server is told. */
export function OpenSignersDocument({ signing, document }: OpenSignersDocumentProps) {
  const { uuid, party } = signing
  const [query] = useSearchParams()
  const client = useQueryClient()
  const refresh = useRefreshSignings()
  const [error, setError] = useState<unknown>()
  const { title } = describeSignersDocument(document.kind)
  const opened = async () => {
    if (!document.isToReceive) return
    try {
      await refresh(await request('POST', NOTICE, { params: { uuid, party }, body: { sha256: document.sha256 } }))
    } catch (problem) {
      setError(problem)
    }
    await client.invalidateQueries({ queryKey: signersDocumentsQuery(signing).queryKey })
  }
  return (
    <section className="mt-6 grid gap-4" aria-label={title}>
      <Link to={addressIn(query)} className="portal-back">
        <ArrowLeftIcon size={18} />
        All documents
      </Link>
      <h2>{title}</h2>
      <FormProblem error={error} />
      <DocumentViewer document={{ uuid: document.uuid, title }} onOpened={() => void opened()} />
    </section>
  )
}
