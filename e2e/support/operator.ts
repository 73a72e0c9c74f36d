/** A person of the lender who decides a review, by the calls that the console makes: for journeys that are the borrower's. */

const STAFF_PASSWORD = 'Hearthline-demo1!'

/** As the demo's administrator of the platform, whichever the organization; the reason is kept in the file. */
export async function decideReview(
  url: string,
  uuid: string,
  item: string,
  outcome: 'ACCEPTED' | 'REFUSED',
  reason: string,
): Promise<void> {
  const login = await fetch(`${url}/identity/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-org': 'HEARTH' },
    body: JSON.stringify({ email: 'platform@hearthline.example', password: STAFF_PASSWORD }),
  })
  const { jwt } = (await login.json()) as { jwt: string }
  const reply = await fetch(`${url}/console/api/v1/applications/${uuid}/items/${item}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${jwt.replace(/^Bearer /i, '')}` },
    // A refusal names the reasons of law; OTHER tells the applicant the words themselves.
    body: JSON.stringify({ data: { outcome, reason, ...(outcome === 'REFUSED' && { reasonCodes: ['OTHER'] }) }, reason }),
  })
  if (!reply.ok) throw new Error(`${item} could not be decided: ${reply.status} ${await reply.text()}`)
}
