import type { SigningBody } from '@hearthline/contract'
import { type ReactNode, useCallback, useMemo } from 'react'
import { DocumentSourceContext } from '../../document-viewer/document-source.ts'
import { GoneContext, SigningContext } from '../../signing/signing-source.ts'
import { signersDocuments, signersSigning } from './signers-signing.ts'
import { useRefreshSignings } from './signings.ts'

/** The parts of signing, and of reading, for one signer. */
export function SigningParts({ signing, children }: { readonly signing: SigningBody; readonly children: ReactNode }) {
  const { uuid, party } = signing
  const source = useMemo(() => signersSigning({ uuid, party }), [uuid, party])
  const documents = useMemo(() => signersDocuments({ uuid, party }), [uuid, party])
  const refresh = useRefreshSignings()
  const lead = useCallback(() => void refresh(), [refresh])
  return (
    <GoneContext value={lead}>
      <SigningContext value={source}>
        <DocumentSourceContext value={documents}>{children}</DocumentSourceContext>
      </SigningContext>
    </GoneContext>
  )
}
