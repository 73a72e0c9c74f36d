import type { CallAt, ReplyOf } from '@hearthline/contract'
import { Alert } from '@hearthline/ui/alert'
import { announce } from '@hearthline/ui/live-region'
import { Modal } from '@hearthline/ui/modal'
import { useQueryClient } from '@tanstack/react-query'
import { request } from '../api/request.ts'
import { Loaded } from '../frame/loaded.tsx'
import { OpenedForm } from '../recording/opened-form.tsx'
import { RecordForm } from '../recording/record-form.tsx'
import { useRecord } from '../recording/use-record.ts'
import { formatCodesIn } from '../words/format-code.ts'
import { useTeam } from './use-team.ts'
import './team.css'

type Member = ReplyOf<CallAt<'GET', '/console/api/v1/staff'>>['staff'][number]

/** Who is on the team, with which roles; an administrator says who of them releases money. */
export default function TeamDialog({ mayChange, onClose }: { mayChange: boolean; onClose: () => void }) {
  const team = useTeam()
  return (
    <Modal open onOpenChange={(open) => !open && onClose()} title="Team">
      <Loaded query={team} label="Loading the team">
        {({ staff }) => (
          <>
            {!staff.some(isFunder) && (
              <Alert kind="warning" title="No one has the role funder">
                Only a funder releases money. Give someone the role, so that approved lines can be funded.
              </Alert>
            )}
            <ul className="data-list team-list">
              {staff.map((member) => (
                <Row key={member.id} member={member} mayChange={mayChange} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </Modal>
  )
}

const isFunder = ({ roles }: Pick<Member, 'roles'>): boolean => roles.includes('funder')

function Row({ member, mayChange }: { member: Member; mayChange: boolean }) {
  const { name, email, roles, organizations, barred, resetBarred } = member
  const does = isFunder(member) ? 'Take back the role funder' : 'Give the role funder'
  return (
    <li>
      <p>
        <strong>{name}</strong> {name !== email && <span className="muted">{email}</span>}
      </p>
      <p className="muted">
        {roles.map(formatCodesIn).join(', ')} · {organizations.join(', ')}
      </p>
      {mayChange && resetBarred === null && (
        <OpenedForm
          label={
            <>
              Reset the second step
              <span className="ui-visually-hidden"> ({name})</span>
            </>
          }
        >
          {({ close }) => <ResetForm member={member} onClose={close} />}
        </OpenedForm>
      )}
      {mayChange && barred !== null && <p className="hint">{barred}</p>}
      {mayChange && barred === null && (
        <OpenedForm
          label={
            <>
              {does}
              <span className="ui-visually-hidden"> ({name})</span>
            </>
          }
        >
          {({ close }) => <ChangeForm member={member} does={does} onClose={close} />}
        </OpenedForm>
      )}
    </li>
  )
}

/** For whoever lost their passkeys and their phone: they set up a new one when they next sign in. */
function ResetForm({ member, onClose }: { member: Member; onClose: () => void }) {
  const recording = useRecord({
    draftKey: `team-second-step/${member.id}`,
    blank: {},
    bodyOf: (_typed, reason) => ({ reason }),
    send: (body) => request('POST', '/console/api/v1/staff/:id/second-factor/reset', { params: { id: member.id }, body }),
    onRecorded: () => {
      announce(`${member.name} sets up a new second step when they next sign in.`)
      onClose()
    },
  })
  return (
    <RecordForm
      recording={recording}
      name={`Reset the second step (${member.name})`}
      reasonId={`reset-reason-${member.id}`}
      reasonWords="Say how you know that it is them. Saved in the audit log."
      act={['Reset the second step', 'Resetting']}
      note="Their passkeys, authenticator app and recovery codes stop working, they are signed out everywhere, and we email them."
      onClose={onClose}
    />
  )
}

function ChangeForm({ member, does, onClose }: { member: Member; does: string; onClose: () => void }) {
  const client = useQueryClient()
  const gives = !isFunder(member)
  const recording = useRecord({
    draftKey: `team/${member.id}`,
    blank: {},
    bodyOf: (_typed, reason) => ({ isFunder: gives, reason }),
    send: (body) => request('PUT', '/console/api/v1/staff/:id/funder', { params: { id: member.id }, body }),
    onRecorded: async () => {
      announce(gives ? `${member.name} releases money now.` : `${member.name} no longer releases money.`)
      onClose()
      await client.invalidateQueries({ queryKey: ['team'] })
      await client.invalidateQueries({ queryKey: ['queue'] })
    },
  })
  return (
    <RecordForm
      recording={recording}
      name={`${does} (${member.name})`}
      reasonId={`reason-${member.id}`}
      reasonWords="Saved in the audit log."
      act={[does, 'Saving']}
      note={
        gives
          ? 'It counts at once, without signing in again. A page that they have open shows it within a minute.'
          : 'It counts at once: they release nothing more, also from a page that is open. Their page shows it within a minute.'
      }
      onClose={onClose}
    />
  )
}
