/** Truv's API as a server of ours, for tests: written from the published contract (https://docs.truv.com/api-reference). It knows its keys and records calls. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Body = Readonly<Record<string, unknown>>

export interface TruvStandIn {
  readonly access: { readonly TRUV_CLIENT_ID: string; readonly TRUV_ACCESS_SECRET: string; readonly TRUV_ADDRESS: string }
  readonly calls: { readonly method: string; readonly path: string; readonly body: Body }[]
  /** What the report of the link says from now on. */
  report: Body
  /** What the window of the public token was opened for; the last one where it is not set. */
  tracked: string | undefined
  /** Answered to everything instead, where it is set. */
  status: number | undefined
  close(): Promise<void>
}

export const PUBLIC_TOKEN = '48427a36d43c4d5aa6324bc06c692456'
const USER = '24d7e80942ce4ad58a93f70ce4115f5c'
const LINK = '48427a36d43c4d5aa6324bc06c692457'
const KEYS = { TRUV_CLIENT_ID: 'client-of-the-stand-in', TRUV_ACCESS_SECRET: 'sandbox-secret-of-the-stand-in' }

const statement = {
  id: '970c13c479b14f41b0b6a991ee8819f6',
  pay_date: '2026-11-13',
  period_start: '2026-10-25',
  period_end: '2026-11-07',
  basis_of_pay: 'S',
  hours: '80.00',
  net_pay: '3915.61',
  gross_pay: '5995.19',
  gross_pay_ytd: '130000.00',
  regular: '5576.92',
  regular_ytd: '125000.00',
  overtime: '418.27',
  overtime_ytd: '3269.16',
  bonus: '0.00',
  bonus_ytd: '1730.84',
  commission: null,
  commission_ytd: null,
  other_pay: null,
  other_pay_ytd: null,
}

export const DONE_REPORT = {
  id: '24d7e80942ce4ad58a93f70ce4115f5e',
  link_id: LINK,
  provider: 'adp',
  status: 'done',
  employments: [
    {
      id: '24d7e80942ce4ad58a93f70ce4115f5d',
      is_active: true,
      job_title: 'Buyer',
      job_type: 'F',
      start_date: '2019-03-04',
      end_date: null,
      income: '145000.00',
      income_unit: 'YEARLY',
      pay_rate: '5576.92',
      pay_frequency: 'BW',
      profile: { id: '24d7e80942ce4ad58a93f70ce4115f60', first_name: 'Ana', last_name: 'Reyes', full_name: 'Ana M Reyes' },
      company: { name: 'Harbor Foods, Inc.', address: null, phone: null },
      statements: [{ ...statement, pay_date: '2026-10-30', period_end: '2026-10-24' }, statement],
      annual_income_summary: [
        {
          year: 2025,
          gross_pay: '148000.00',
          regular: '142000.00',
          bonus: '3000.00',
          commission: null,
          overtime: '3000.00',
          other_pay: null,
        },
      ],
    },
  ],
}

export async function startTruvStandIn(): Promise<TruvStandIn> {
  const standIn = {
    calls: [] as TruvStandIn['calls'],
    report: DONE_REPORT as Body,
    tracked: undefined as string | undefined,
    status: undefined as number | undefined,
  }
  let opened = ''
  const answer = (method: string, path: string, body: Body, headers: NodeJS.Dict<string | string[]>): [number, Body] => {
    standIn.calls.push({ method, path, body })
    if (standIn.status !== undefined) return [standIn.status, { error: { code: 'stand-in', message: 'Ana Reyes' } }]
    const known = headers['x-access-client-id'] === KEYS.TRUV_CLIENT_ID && headers['x-access-secret'] === KEYS.TRUV_ACCESS_SECRET
    if (!known) return [401, { error: { code: 'authentication_failed' } }]
    if (method === 'POST' && path === '/v1/users/') return [201, { id: USER, external_user_id: body.external_user_id }]
    if (method === 'POST' && path === `/v1/users/${USER}/tokens/`) opened = String(body.tracking_info)
    if (method === 'POST' && path === `/v1/users/${USER}/tokens/`)
      return [201, { bridge_token: 'bridge-1', tracking_info: body.tracking_info }]
    if (method === 'POST' && path === '/v1/link-access-tokens/')
      return body.public_token === PUBLIC_TOKEN
        ? [201, { access_token: 'access-1', link_id: LINK, tracking_info: standIn.tracked ?? opened }]
        : [400, {}]
    if (method === 'GET' && path === `/v1/links/${LINK}/income/report/`) return [200, standIn.report]
    return [404, {}]
  }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const sent = JSON.parse(Buffer.concat(parts).toString() || '{}') as Body
      const [status, body] = answer(request.method ?? '', request.url ?? '', sent, request.headers)
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const access = { ...KEYS, TRUV_ADDRESS: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  return Object.assign(standIn, { access, close })
}
