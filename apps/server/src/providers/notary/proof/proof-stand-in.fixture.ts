/** Proof's API as a server of ours, for tests: written from the published contract (https://dev.proof.com/reference). It knows its key and records calls. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PDFDocument } from '@cantoo/pdf-lib'

type Body = Readonly<Record<string, unknown>>

interface Signer {
  readonly external_id: string
}

interface Made {
  readonly id: string
  readonly signers: readonly Signer[]
  readonly documents: Body[]
}

/** Of the published schema signing_designation. */
const TYPES = new Set([
  ...['date_signed', 'day_signed', 'month_signed', 'year_signed', 'first_name', 'middle_name', 'last_name', 'full_name', 'signature'],
  ...['initials', 'checkmark', 'radio_checkmark', 'free_text', 'signature_and_date', 'dob', 'email', 'address_line1', 'address_line2'],
  ...['address_zip5', 'address_state', 'address_city', 'representative_capacity_type', 'disclosure', 'notary_id', 'seal'],
  ...['commission_expiration_date', 'commission_state', 'county', 'commission_county', 'principal_id_type', 'notary_city'],
])
const IDENTIFIERS = /^(?:notary|witness[12])$/

const isTaken = (designation: Body, { signers }: Made): boolean =>
  TYPES.has(String(designation.type)) &&
  ['page_number', 'x', 'y', 'width', 'height'].every((name) => Number.isInteger(designation[name])) &&
  (IDENTIFIERS.test(String(designation.signer_identifier)) || signers.some(({ external_id: own }) => own === designation.signer_identifier))

export interface ProofStandIn {
  readonly access: { readonly PROOF_ADDRESS: string; readonly PROOF_API_KEY: string; readonly PROOF_WEBHOOK_KEY: string }
  readonly calls: { readonly method: string; readonly path: string; readonly body: Body }[]
  /** What a transaction says of itself from now on. */
  detailedStatus: string
  /** Answered to everything instead, where it is set. */
  status: number | undefined
  /** Answered to a document that is added, where it is set. */
  documentStatus: number | undefined
  /** Comes back instead of the deed that was added, where it is set. */
  returned: Uint8Array | undefined
  /** The deed comes back as it was added, byte by byte. */
  isUnsigned: boolean
  close(): Promise<void>
}

const KEY = 'prf_test_of_the_stand_in'
const WEBHOOK_KEY = 'webhooks-of-the-stand-in'
const RECORD = {
  id: 'me_standin',
  meeting_start: '2026-11-24T17:00:00.000Z',
  meeting_end: '2026-11-24T17:21:00.000Z',
  notary_name: 'R. Alvarez',
  notary_county_city: 'Fairfax, VA',
  notary_registration: '7237492',
}

/** Something at each place that came with the deed, as whoever signs and the notary leave it. */
async function filledIn(deed: Uint8Array, designations: readonly Body[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(deed, { updateMetadata: false })
  for (const place of designations) {
    const at = (name: string) => Number(place[name])
    // The size at which one letter fits into the smallest place.
    pdf.getPage(at('page_number')).drawText('A', { x: at('x') + 2, y: at('y') + 3, size: Math.min(8, at('height') - 4) })
  }
  return pdf.save({ useObjectStreams: false })
}

export async function startProofStandIn(): Promise<ProofStandIn> {
  const standIn = {
    calls: [] as ProofStandIn['calls'],
    detailedStatus: 'sent_to_signer',
    status: undefined as number | undefined,
    documentStatus: undefined as number | undefined,
    returned: undefined as Uint8Array | undefined,
    isUnsigned: false,
  }
  const made = new Map<string, Made>()
  let address = ''
  const shown = ({ id, signers, documents }: Made) => {
    const isComplete = standIn.detailedStatus === 'complete'
    return {
      id,
      detailed_status: standIn.detailedStatus,
      signers: signers.map((signer) => ({ ...signer, transaction_access_link: `https://app.proof.test/s/${id}/${signer.external_id}` })),
      notarization_record: isComplete ? RECORD.id : null,
      documents: documents.map((_each, index) => ({
        id: `do_${index + 1}`,
        final_document_url: isComplete ? `${address}/assets/${id}.pdf` : null,
      })),
    }
  }
  const deedOf = async (id: string): Promise<Uint8Array> => {
    const [added] = [...made.values()].find((each) => each.id === id)?.documents ?? []
    const deed = Buffer.from(String(added?.resource ?? ''), 'base64')
    if (standIn.isUnsigned) return new Uint8Array(deed)
    return filledIn(new Uint8Array(deed), (added?.signing_designations ?? []) as readonly Body[])
  }
  const answer = (
    method: string,
    url: URL,
    body: Body,
    key: string | undefined,
  ): [number, Body | Uint8Array] | Promise<[number, Uint8Array]> => {
    const path = url.pathname
    standIn.calls.push({ method, path, body })
    if (standIn.status !== undefined) return [standIn.status, { errors: ['ana@example.test is locked'] }]
    const asset = /^\/assets\/(ot_\d+)\.pdf$/.exec(path)?.[1]
    if (asset) return standIn.returned ? [200, standIn.returned] : deedOf(asset).then((deed) => [200, deed])
    if (key !== KEY) return [401, { errors: ['Not authenticated'] }]
    if (method === 'GET' && path === '/v1/transactions') {
      const known = made.get(url.searchParams.get('external_id') ?? '')
      return [200, { data: known ? [shown(known)] : [] }]
    }
    if (method === 'POST' && path === '/v1/transactions') {
      const known = { id: `ot_${made.size + 1}`, signers: body.signers as readonly Signer[], documents: [] }
      made.set(String(body.external_id), known)
      return [200, shown(known)]
    }
    const known = [...made.values()].find(({ id }) => path.startsWith(`/v1/transactions/${id}`))
    if (known && method === 'POST' && path.endsWith('/documents')) {
      if (standIn.documentStatus !== undefined) return [standIn.documentStatus, { errors: ['The document did not arrive'] }]
      const designations = (body.signing_designations ?? []) as readonly Body[]
      if (!designations.every((each) => isTaken(each, known))) return [422, { errors: ['Invalid value for signing_designations'] }]
      known.documents.push(body)
      return [200, { id: `do_${known.documents.length}` }]
    }
    if (known) return [200, method === 'GET' ? shown(known) : {}]
    if (path === `/v1/notarization_records/${RECORD.id}`) return [200, RECORD]
    return [404, { errors: ['Not found'] }]
  }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', async () => {
      const sent = JSON.parse(Buffer.concat(parts).toString() || '{}') as Body
      const key = request.headers.apikey
      const [status, body] = await answer(
        request.method ?? '',
        new URL(request.url ?? '', address),
        sent,
        Array.isArray(key) ? key[0] : key,
      )
      response.writeHead(status, { 'content-type': body instanceof Uint8Array ? 'application/pdf' : 'application/json' })
      response.end(body instanceof Uint8Array ? body : JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  return Object.assign(standIn, { access: { PROOF_ADDRESS: address, PROOF_API_KEY: KEY, PROOF_WEBHOOK_KEY: WEBHOOK_KEY }, close })
}
