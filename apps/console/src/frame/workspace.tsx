import { Button } from '@hearthline/ui/button'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useMatch, useNavigate, useSearchParams } from 'react-router'
import { administrationPagesFor } from '../administration/administration-pages.ts'
import { RequestError } from '../api/request.ts'
import { ApplicationPane } from '../application/application-pane.tsx'
import { QueuePane } from '../queue/queue-pane.tsx'
import type { QueueView } from '../queue/use-queue.ts'
import { currentOrganization } from '../session/organization.ts'
import { endSession } from '../session/session.ts'
import {
  mayAcknowledgeProblems,
  mayChangeTables,
  mayChangeTeam,
  mayDecide,
  mayReadBankFiles,
  mayReadRegister,
  maySeeTeam,
  useMe,
} from '../session/use-me.ts'
import { type Panel, Rail } from './rail.tsx'
import { SkipLinks } from './skip-links.tsx'
import { useShortcut } from './use-shortcut.ts'

const Administration = lazy(() => import('../administration/administration.tsx'))
const BankFilesPage = lazy(() => import('../bank-files/bank-files-page.tsx'))
const ShortcutsDialog = lazy(() => import('./shortcuts-dialog.tsx'))
const SandboxTimeDialog = lazy(() => import('../sandbox/sandbox-time-dialog.tsx'))
const NoticesDialog = lazy(() => import('../notices/notices-dialog.tsx'))
const ProvidersDialog = lazy(() => import('../providers/providers-dialog.tsx'))
const RegisterDialog = lazy(() => import('../register/register-dialog.tsx'))
const PrimeRateDialog = lazy(() => import('../prime-rate/prime-rate-dialog.tsx'))
const TableChangeDialog = lazy(() => import('../table-change/table-change-dialog.tsx'))
const StateLawDialog = lazy(() => import('../state-law/state-law-dialog.tsx'))
const CalendarDialog = lazy(() => import('../notary/calendar-dialog.tsx'))
const TeamDialog = lazy(() => import('../team/team-dialog.tsx'))
const AccountDialog = lazy(() => import('./account-dialog.tsx'))

/** The one page: the list, the application opened from it, its walk. What is shown and searched is in the address. */
export function Workspace() {
  const [panel, setPanel] = useState<Panel>()
  const [query, setQuery] = useSearchParams()
  const uuid = useMatch('/applications/:uuid')?.params.uuid
  const isAtFiles = useMatch('/bank-files') !== null
  const administration = useMatch('/administration/:page?')
  const navigate = useNavigate()
  const me = useMe()
  const roles = me.data?.roles ?? []
  const refused = me.error instanceof RequestError && me.error.status === 403 && me.error.data?.code === 'forbidden'
  useEffect(() => {
    if (refused) endSession('refused')
  }, [refused])
  useEffect(() => {
    if (!uuid && !isAtFiles && !administration)
      document.title = `Needs review | Console | ${currentOrganization().orgMetaData.companyInfo.name}`
  }, [uuid, isAtFiles, administration])
  const asked = query.get('show')
  const show: QueueView = asked === 'all' || asked === 'money' ? asked : 'needs-person'
  useShortcut('?', () => setPanel('shortcuts'), true)
  useShortcut('c', () => setPanel('notary'), true)
  useShortcut('m', () => navigate({ pathname: '/', search: show === 'money' && !isAtFiles ? '' : 'show=money' }), true)
  useShortcut('b', () => mayReadBankFiles(roles) && navigate('/bank-files'), true)
  useShortcut('u', () => navigate({ pathname: '/', search: query.toString() }), true)

  const search = query.get('search') ?? ''
  const change = (next: { show?: QueueView; search?: string }) => {
    const all = { show, search, ...next }
    setQuery({ ...(all.show !== 'needs-person' && { show: all.show }), ...(all.search && { search: all.search }) }, { replace: true })
  }
  const close = () => setPanel(undefined)

  return (
    <div className="console" data-open={uuid ? true : undefined}>
      <SkipLinks to={administration ? ['administration'] : isAtFiles ? ['files'] : uuid ? ['application', 'list'] : ['list']} />
      <Rail
        mayReadRegister={mayReadRegister(roles)}
        mayReadBankFiles={mayReadBankFiles(roles)}
        mayCompareTables={mayChangeTables(roles)}
        maySeeTeam={maySeeTeam(roles)}
        mayAdministrate={administrationPagesFor(roles).length > 0}
        onPanel={setPanel}
      />
      <main className="console-main">
        <h1 className="ui-visually-hidden">Console</h1>
        {administration ? (
          <Suspense fallback={null}>
            <Administration path={administration.params.page} roles={roles} rolesKnown={me.isSuccess} />
          </Suspense>
        ) : isAtFiles ? (
          <AtFiles roles={roles} rolesKnown={me.isSuccess} />
        ) : (
          <>
            <QueuePane show={show} search={search} openUuid={uuid} onChange={change} />
            {uuid ? (
              <ApplicationPane
                key={uuid}
                uuid={uuid}
                roles={roles}
                rolesKnown={me.isSuccess}
                back={{ pathname: '/', search: query.toString() }}
              />
            ) : (
              <div className="nothing-open">
                <p>Choose an application from the list to see what it needs.</p>
                <Button size="small" variant="quiet" onClick={() => setPanel('shortcuts')}>
                  Keyboard shortcuts
                </Button>
              </div>
            )}
          </>
        )}
      </main>
      <Suspense fallback={null}>
        {panel === 'shortcuts' && <ShortcutsDialog onClose={close} />}
        {panel === 'time' && <SandboxTimeDialog mayMove={me.data?.movesTime ?? false} onClose={close} />}
        {panel === 'notices' && <NoticesDialog onClose={close} />}
        {panel === 'providers' && <ProvidersDialog mayRetry={mayDecide(roles)} onClose={close} />}
        {panel === 'register' && <RegisterDialog me={me.data} onClose={close} />}
        {panel === 'state-law' && <StateLawDialog onClose={close} />}
        {panel === 'prime-rate' && <PrimeRateDialog mayPropose={mayDecide(roles)} mayConfirm={mayChangeTables(roles)} onClose={close} />}
        {panel === 'notary' && <CalendarDialog onClose={close} />}
        {panel === 'table-change' && <TableChangeDialog onClose={close} />}
        {panel === 'team' && <TeamDialog mayChange={mayChangeTeam(roles)} onClose={close} />}
        {panel === 'account' && <AccountDialog me={me.data} onClose={close} />}
      </Suspense>
    </div>
  )
}

/** The page of the bank's files, for whoever may see it. */
function AtFiles({ roles, rolesKnown }: { roles: readonly string[]; rolesKnown: boolean }) {
  if (!mayReadBankFiles(roles))
    return rolesKnown ? (
      <p className="bank-files">Your role doesn’t see the bank’s files. A funder, an auditor or an administrator does.</p>
    ) : null
  return (
    <Suspense fallback={null}>
      <BankFilesPage mayAcknowledge={mayAcknowledgeProblems(roles)} />
    </Suspense>
  )
}
