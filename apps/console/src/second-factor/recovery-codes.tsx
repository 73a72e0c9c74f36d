import { Button } from '@hearthline/ui/button'
import { CopyButton } from '@hearthline/ui/copy-button'
import { useEffect, useRef } from 'react'

/** The codes, this once: whoever goes on says that they have them. */
export function RecoveryCodes({ codes, onKept }: { readonly codes: readonly string[]; readonly onKept: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="second-step" aria-labelledby="recovery-codes-title">
      <h2 id="recovery-codes-title" ref={heading} tabIndex={-1}>
        Keep these recovery codes
      </h2>
      <p>
        Each one lets you in once if you lose your passkey or your phone. We show them only now. Print them, or save them where only you can
        read them.
      </p>
      <ul className="second-step-codes mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="second-step-acts">
        <Button size="medium" onClick={onKept}>
          I saved them
        </Button>
        <CopyButton text={codes.join('\n')} label="Copy the codes" size="medium" />
      </div>
    </section>
  )
}
