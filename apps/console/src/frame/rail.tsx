import {
  CalendarIcon,
  ClockIcon,
  DocumentIcon,
  DownloadIcon,
  EditIcon,
  ExternalIcon,
  HomeIcon,
  MailIcon,
  SettingsIcon,
  TeamIcon,
  UserIcon,
} from '@hearthline/ui/icon'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { currentOrganization } from '../session/organization.ts'
import { useSandboxTime } from './use-clock.ts'

export type Panel =
  | 'shortcuts'
  | 'time'
  | 'account'
  | 'notices'
  | 'providers'
  | 'register'
  | 'state-law'
  | 'prime-rate'
  | 'table-change'
  | 'notary'
  | 'team'

/** The dark strip at the side, at the top on a phone. */
export function Rail(props: {
  mayReadRegister: boolean
  mayReadBankFiles: boolean
  mayCompareTables: boolean
  maySeeTeam: boolean
  mayAdministrate: boolean
  onPanel: (panel: Panel) => void
}) {
  const { mayReadRegister, mayReadBankFiles, mayCompareTables, maySeeTeam, mayAdministrate, onPanel } = props
  const { available, offsetMs } = useSandboxTime()
  const { theme } = currentOrganization()
  return (
    <nav id="icon-bar" className="rail" aria-label="Console">
      <img src={theme.markDarkUrl} alt="" width={24} height={24} className="rail-mark" />
      <Link to="/" className="rail-item" aria-label="Applications" title="Applications">
        <DocumentIcon size={20} />
      </Link>
      {mayReadBankFiles && (
        <Link to="/bank-files" className="rail-item" aria-label="Bank files" title="Bank files">
          <span aria-hidden="true">$</span>
        </Link>
      )}
      <RailButton label="Notices of action taken" onPress={() => onPanel('notices')}>
        <MailIcon size={20} />
      </RailButton>
      <RailButton label="Notary calendar" onPress={() => onPanel('notary')}>
        <CalendarIcon size={20} />
      </RailButton>
      <RailButton label="Providers" onPress={() => onPanel('providers')}>
        <ExternalIcon size={20} />
      </RailButton>
      {mayReadRegister && (
        <RailButton label="HMDA register" onPress={() => onPanel('register')}>
          <DownloadIcon size={20} />
        </RailButton>
      )}
      <RailButton label="State law" onPress={() => onPanel('state-law')}>
        <HomeIcon size={20} />
      </RailButton>
      <RailButton label="Prime rate" onPress={() => onPanel('prime-rate')}>
        <span aria-hidden="true">%</span>
      </RailButton>
      {mayCompareTables && (
        <RailButton label="Table changes" onPress={() => onPanel('table-change')}>
          <EditIcon size={20} />
        </RailButton>
      )}
      {available && (
        <RailButton label={offsetMs > 0 ? 'Sandbox time, moved forward' : 'Sandbox time'} onPress={() => onPanel('time')}>
          <ClockIcon size={20} />
          {offsetMs > 0 && <span className="rail-dot" />}
        </RailButton>
      )}
      <span className="rail-space" />
      {mayAdministrate && (
        <Link to="/administration" className="rail-item" aria-label="Administration" title="Administration">
          <SettingsIcon size={20} />
        </Link>
      )}
      {maySeeTeam && (
        <RailButton label="Team" onPress={() => onPanel('team')}>
          <TeamIcon size={20} />
        </RailButton>
      )}
      <RailButton label="Keyboard shortcuts" onPress={() => onPanel('shortcuts')}>
        <span aria-hidden="true">?</span>
      </RailButton>
      <RailButton label="Your account" onPress={() => onPanel('account')}>
        <UserIcon size={20} />
      </RailButton>
    </nav>
  )
}

function RailButton({ label, onPress, children }: { label: string; onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className="rail-item" aria-label={label} title={label} onClick={onPress}>
      {children}
    </button>
  )
}
