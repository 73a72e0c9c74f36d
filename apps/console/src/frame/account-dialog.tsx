import { Button } from '@hearthline/ui/button'
import { Modal } from '@hearthline/ui/modal'
import { OwnFactors } from '../second-factor/own-factors.tsx'
import { formatStaffOrganizations } from '../session/format-staff-organizations.ts'
import { signOut } from '../session/sign-in.ts'
import type { useMe } from '../session/use-me.ts'
import { formatCode } from '../words/format-code.ts'

/** The signed-in account, and the sign-out. */
export default function AccountDialog({ me, onClose }: { me: ReturnType<typeof useMe>['data']; onClose: () => void }) {
  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      title="Your account"
      size="narrow"
      actions={
        <Button size="medium" variant="secondary" onClick={signOut}>
          Sign out
        </Button>
      }
    >
      {me ? (
        <>
          <dl className="facts">
            <div>
              <dt>Email</dt>
              <dd>{me.email}</dd>
            </div>
            <div>
              <dt>{me.roles.length === 1 ? 'Role' : 'Roles'}</dt>
              <dd>{me.roles.map(formatCode).join(', ')}</dd>
            </div>
            <div>
              <dt>{me.organizations.length === 1 ? 'Organization' : 'Organizations'}</dt>
              <dd>{formatStaffOrganizations(me)}</dd>
            </div>
          </dl>
          <OwnFactors />
        </>
      ) : (
        <p className="muted">Your account could not be loaded right now.</p>
      )}
    </Modal>
  )
}
