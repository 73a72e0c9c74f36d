/** A person of the lender who decides a review, by the calls that the console makes: for journeys that are the borrower's. */

const STAFF_PASSWORD = 'Hearthline-demo1!'

/** As the demo's administrator of the platform, whichever the organization; the reason is kept in the file. */
export async function settleWait(url: string, uuid: string, item: string, data: unknown, reason: string): Promise<void> {
  const login = await fetch(`${url}/identity/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-org': 'HEARTH' },
    body: JSON.stringify({ email: 'platform@hearthline.example', password: STAFF_PASSWORD }),
  })
  const { jwt } = (await login.json()) as { jwt: string }
  const reply = await fetch(`${url}/console/api/v1/applications/${uuid}/items/${item}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${jwt.replace(/^Bearer /i, '')}` },
    body: JSON.stringify({ data, reason }),
  })
  if (!reply.ok) throw new Error(`${item} could not be decided: ${reply.status} ${await reply.text()}`)
}

/** A refusal names the reasons of law, where it is one of credit; OTHER tells the applicant the words themselves. */
export const decideReview = (
  url: string,
  uuid: string,
  item: string,
  outcome: 'ACCEPTED' | 'REFUSED',
  reason: string,
  codes: readonly string[] = ['OTHER'],
): Promise<void> =>
  settleWait(url, uuid, item, { outcome, reason, ...(outcome === 'REFUSED' && codes.length > 0 && { reasonCodes: codes }) }, reason)
