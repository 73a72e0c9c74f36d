import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { request } from '../api/request.ts'
import { Loaded } from '../frame/loaded.tsx'
import { currentOrganization } from '../session/organization.ts'
import { Deliveries } from './deliveries.tsx'
import { PartnerSecrets } from './partner-secrets.tsx'
import './partners.css'
import { Webhook } from './webhook.tsx'

/** What lets partners' own systems in, where they are told of their applicants, and what became of each message. */
export default function PartnerSystems() {
  const { orgCode } = currentOrganization()
  const secrets = useQuery({
    queryKey: ['partner-credentials'],
    queryFn: ({ signal }) => request('GET', '/console/api/v1/partner-credentials', { signal }),
  })
  const webhooks = useQuery({
    queryKey: ['partner-webhooks'],
    queryFn: ({ signal }) => request('GET', '/console/api/v1/partner-webhooks', { signal }),
  })
  useEffect(() => document.getElementById('administration-title')?.focus({ preventScroll: true }), [])
  const ours = <Row extends { organizationCode: string }>(rows: readonly Row[]) => rows.filter((row) => row.organizationCode === orgCode)
  return (
    <section className="partner-systems" aria-labelledby="administration-title">
      <h2 id="administration-title" tabIndex={-1}>
        Partner systems
      </h2>
      <p className="muted">
        A partner’s system sends applicants who agreed to be contacted, and is told when they start, choose an offer, or are funded. That an
        application ended is told 30 days after it started, or at the next mark of 30 days, whatever the reason. It learns no score, no
        amount, and no decision.
      </p>
      <section aria-labelledby="partner-secrets-title">
        <h3 id="partner-secrets-title">Secrets</h3>
        <Loaded query={secrets} label="Loading the secrets">
          {({ credentials }) => <PartnerSecrets credentials={ours(credentials)} />}
        </Loaded>
      </section>
      <section aria-labelledby="partner-webhook-title">
        <h3 id="partner-webhook-title">Address for messages</h3>
        <Loaded query={webhooks} label="Loading the address">
          {({ webhooks: all }) => <Webhook live={ours(all).find(({ endedAt }) => endedAt === null)} />}
        </Loaded>
      </section>
      <section aria-labelledby="partner-messages-title">
        <h3 id="partner-messages-title">Messages</h3>
        <Loaded query={webhooks} label="Loading the messages">
          {({ deliveries }) => <Deliveries deliveries={ours(deliveries)} />}
        </Loaded>
      </section>
    </section>
  )
}
