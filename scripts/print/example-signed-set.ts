/** What someone who does not exist signed, among the example documents. */
import type { SignedSet } from '../../apps/server/src/documents/signed-set/signed-set.ts'

export const signedSetOf = (at: string): SignedSet => ({
  author: 'Hearthline Lending, Inc.',
  loanNumber: 10_042,
  madeAt: at,
  documents: [
    {
      title: 'Your agreement',
      sha256: 'a'.repeat(64),
      blocks: [
        { kind: 'title', text: 'Your agreement' },
        {
          kind: 'signature',
          place: 'agreement',
          party: 'borrower',
          form: 'SIGNATURE',
          label: 'Signature of Ana Reyes',
          signed: { text: 'Ana Reyes', at: at, strokes: [[60, 150, 110, 40, 160, 150, 240, 95, 420, 120]] },
        },
      ],
    },
  ],
  evidence: {
    signer: 'Ana Reyes',
    events: [
      { at: at, event: 'CONSENT_GIVEN', about: '', address: '203.0.113.7' },
      { at: at, event: 'PLACE_SIGNED', about: 'Your agreement, Signature of Ana Reyes', address: '203.0.113.7' },
    ],
    devices: ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)'],
    read: [{ title: 'Your closing disclosure', sha256: 'b'.repeat(64) }],
    seal: { commonName: 'Hearthline sandbox seal (self-made)', isSelfMade: true },
  },
  copyOf: { sha256: 'c'.repeat(64) },
})
