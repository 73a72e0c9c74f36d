/** The calls by which an additional signer reads and signs their documents. */
import type { SigningBody } from '@hearthline/contract'
import { request } from '../../api/request.ts'
import { requestFile } from '../../api/request-file.ts'
import { signingsQuery } from '../../application/signings-query.ts'
import { type DocumentSource, formQuery } from '../../document-viewer/document-source.ts'
import type { SigningSource } from '../../signing/signing-source.ts'
import { signerPath } from './signer-page.ts'

const SIGNING = '/service-application/api/v1/signer/applications/:uuid/:party/signing'
type Named = Pick<SigningBody, 'uuid' | 'party'>

export const signersSigning = ({ uuid, party }: Named): SigningSource => ({
  key: ['signing', uuid, party],
  standsAt: signingsQuery.queryKey,
  deliveryPath: `${signerPath('documents', { uuid, party })}#documents`,
  read: () => request('GET', SIGNING, { params: { uuid, party } }),
  record: (event) => request('POST', `${SIGNING}/events`, { params: { uuid, party }, body: event }),
  accessCheck: () => requestFile(`${SIGNING}/access-check`, { uuid, party }),
})

export const signersDocuments = ({ uuid, party }: Named): DocumentSource => ({
  key: `${uuid}.${party}`,
  // A signer is given only what the product made.
  hasText: () => true,
  load: (document, form) => requestFile(`${SIGNING}/documents/:document`, { uuid, party, document }, formQuery(form)),
})
