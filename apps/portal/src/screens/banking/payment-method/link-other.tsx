import { AUTOPAY_CONSENT_MISSING } from '@hearthline/domain'
import { Checkbox } from '@hearthline/ui/checkbox'
import { useState } from 'react'
import { LinkBank } from '../../../bank-aggregation/link-bank.tsx'
import { AutopayConsentText } from './autopay-consent.tsx'

/** Another account linked at its bank: what is authorized is agreed to first, because linking it saves the choice. */
export function LinkOther() {
  const [agreed, setAgreed] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const mayStart = () => {
    setMissing(!agreed)
    return agreed
  }
  return (
    <div className="grid gap-4">
      <Checkbox
        id="linkConsent"
        name="linkConsent"
        label={<AutopayConsentText />}
        checked={agreed}
        error={isMissing ? AUTOPAY_CONSENT_MISSING : undefined}
        onChange={(event) => {
          setAgreed(event.currentTarget.checked)
          setMissing(false)
        }}
      />
      <LinkBank purpose="AUTOPAY" page="bank/autopay" mayStart={mayStart} label="Link the other account" />
    </div>
  )
}
