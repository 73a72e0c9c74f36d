import { partsOfFactName, rescissionConfirmation } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { ArrowLeftIcon } from '@hearthline/ui/icon'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { isAdministrator } from '../administration/administration-pages.ts'
import { describeProblem, RequestError } from '../api/request.ts'
import { FollowedPayoffs } from '../closing/followed-payoffs.tsx'
import { FundingHold } from '../closing/funding-hold.tsx'
import { LineLedger } from '../closing/line-ledger.tsx'
import { PaperAskedByPhone, PaperCopies } from '../closing/paper-copies.tsx'
import { RescissionNotice } from '../closing/rescission-notice.tsx'
import { ConditionsSection } from '../conditions/conditions-section.tsx'
import type { Notice } from '../decision/use-settle.ts'
import { SkipLink } from '../frame/skip-links.tsx'
import { useNow } from '../frame/use-clock.ts'
import { noteEntry, showApplication } from '../kept-words/left-forms.ts'
import { LeftWords } from '../kept-words/left-words.tsx'
import { currentOrganization } from '../session/organization.ts'
import { mayDecide, mayDecideItem, mayReceive } from '../session/use-me.ts'
import { usePeople } from '../team/use-team.ts'
import { formatRecentMoment } from '../words/format-moment.ts'
import { AdditionalSigners } from './additional-signers.tsx'
import { AnswerNamesContext, answerNames } from './answer-names.ts'
import { ApplicationHead } from './application-head.tsx'
import { ApplicationSkeleton } from './application-skeleton.tsx'
import { Arrival } from './arrival.tsx'
import { AttemptsTable } from './attempts-table.tsx'
import { AuditLog } from './audit-log.tsx'
import { Consents } from './consents.tsx'
import { DecisionDue } from './decision-due.tsx'
import { DocumentList } from './document-list.tsx'
import { EmployeeMark } from './employee-mark.tsx'
import { History } from './history.tsx'
import { NoticeStrip } from './notice-strip.tsx'
import { OpenItemPart } from './open-item-part.tsx'
import { RemovalsAwaited } from './removals-awaited.tsx'
import { SigningEvidence } from './signing-evidence.tsx'
import { SpouseWhoSigns } from './spouse-who-signs.tsx'
import { Texts } from './texts.tsx'
import { TitleSearch } from './title-search.tsx'
import { type ApplicationFile, useApplication } from './use-application.ts'
import { Walk } from './walk.tsx'

export interface ApplicationPaneProps {
  uuid: string
  roles: readonly string[]
  rolesKnown: boolean
  /** The list, as it was searched. */
  back: { pathname: string; search: string }
}

/** What waits for a decision: of a canceled line the notice, where it is to be checked. */
const itemOf = (file: ApplicationFile | undefined): string =>
  file?.openItem?.id ?? (file?.rescission?.confirmation ? rescissionConfirmation.id : '')

/** The application that is open: what it waits for and what may be done, what was tried, its state. Mount it again for another one. */
export function ApplicationPane({ uuid, roles, rolesKnown, back }: ApplicationPaneProps) {
  const application = useApplication(uuid)
  const now = useNow()
  const people = usePeople()
  const [notice, setNotice] = useState<Notice>()
  const heading = useRef<HTMLHeadingElement>(null)
  // Of before: it may have been read an hour ago. What is under way since is not acted on.
  const isOld = application.isStale && application.isFetching && !application.isFetchedAfterMount
  const file = isOld ? undefined : application.data
  const decides = mayDecide(roles)
  const decidesThis = mayDecideItem(roles, partsOfFactName(itemOf(file)).item) && !file?.openItem?.barred
  const number = file?.summary.loanNumber
  useLayoutEffect(() => showApplication(uuid), [uuid])
  useEffect(() => noteEntry(Math.max(0, ...(file?.audit ?? []).map(({ sequence }) => sequence))), [file?.audit])
  useEffect(() => {
    if (!number) return
    document.title = `${number} | Console | ${currentOrganization().orgMetaData.companyInfo.name}`
    heading.current?.focus({ preventScroll: true })
  }, [number])

  const backLink = (
    <>
      {/* Just before the title, which has the cursor when an application opens. */}
      <SkipLink to="icons" />
      <Link to={back} className="back" aria-keyshortcuts="u">
        <ArrowLeftIcon size={18} /> All applications
      </Link>
    </>
  )
  if (!file) {
    return (
      <section className="detail" aria-label="Application">
        {backLink}
        {application.error ? (
          <Unreadable error={application.error} busy={application.isFetching} again={() => void application.refetch()} />
        ) : (
          <ApplicationSkeleton />
        )}
      </section>
    )
  }
  return (
    <AnswerNamesContext value={answerNames(file, people)}>
      <section className="detail" aria-labelledby="application-title">
        {backLink}
        <ApplicationHead file={file} mayDecide={decidesThis} mayReadBrand={isAdministrator(roles)} headingRef={heading} />
        <div className="detail-body">
          {notice && <NoticeStrip notice={notice} file={file} onDismiss={() => setNotice(undefined)} />}
          <LeftWords file={file} now={now} mayDecide={decidesThis} />
          {file.mailRefusedAt && (
            <Alert kind="warning">
              An email to the borrower came back {formatRecentMoment(file.mailRefusedAt, now, 'minute')}: {file.mailRefusedWhy}. Call them
              about their address.
            </Alert>
          )}
          {file.stopAskedSince && (
            <Alert kind="warning">
              The payment processor isn’t responding. We first asked it to stop the payment{' '}
              {formatRecentMoment(file.stopAskedSince, now, 'minute')}, and ask again until it answers. Until then the payment may still
              leave.
            </Alert>
          )}
          {application.error && (
            <Alert kind="warning">This page may be out of date: {describeProblem(application.error)} We’ll try again automatically.</Alert>
          )}
          <RemovalsAwaited file={file} />
          <DecisionDue clock={file.summary.clock} now={now} />
          <OpenItemPart
            file={file}
            mayDecide={file.openItem?.gaveUp ? decides : decidesThis}
            rolesKnown={rolesKnown}
            onNotice={setNotice}
          />
          <ConditionsSection file={file} mayDecide={decides} />
          <FollowedPayoffs file={file} roles={roles} onNotice={setNotice} />
          <PaperCopies file={file} now={now} mayDecide={mayReceive(roles)} onNotice={setNotice} />
          <RescissionNotice
            file={file}
            roles={roles}
            mayDecide={decides}
            mayCheck={mayDecideItem(roles, rescissionConfirmation.id)}
            onNotice={setNotice}
          />
          <FundingHold
            file={file}
            mayDecide={mayDecideItem(roles, 'funding-hold')}
            mayLift={mayDecideItem(roles, 'funding-release')}
            onNotice={setNotice}
          />
          <DocumentList file={file} now={now} mayDecide={decidesThis}>
            <PaperAskedByPhone file={file} now={now} mayDecide={mayReceive(roles)} onNotice={setNotice} />
          </DocumentList>
          <AdditionalSigners
            file={file}
            now={now}
            mayDecide={decides}
            mayRecordMarriage={mayDecideItem(roles, 'owner-marriages')}
            onNotice={setNotice}
          />
          <SpouseWhoSigns file={file} roles={roles} onNotice={setNotice} />
          <TitleSearch file={file} roles={roles} onNotice={setNotice} />
          <SigningEvidence uuid={uuid} now={now} roles={roles} />
          <LineLedger uuid={uuid} />
          <Arrival file={file} />
          <Consents uuid={uuid} now={now} />
          <Texts uuid={uuid} now={now} />
          {decides && <EmployeeMark file={file} onNotice={setNotice} />}
          <AttemptsTable file={file} now={now} />
        </div>
      </section>
      <aside className="side" aria-label="Steps and history">
        <Walk file={file} />
        <History file={file} now={now} />
        <AuditLog file={file} now={now} />
      </aside>
    </AnswerNamesContext>
  )
}

function Unreadable({ error, busy, again }: { error: Error; busy: boolean; again: () => void }) {
  const status = error instanceof RequestError ? error.status : undefined
  return (
    <div className="pane-note">
      {status === 404 || status === 422 ? (
        <Alert kind="warning" title="No such application">
          There is no application at this address. Choose another from the list.
        </Alert>
      ) : status === 403 ? (
        <Alert kind="warning" title="You don’t have access">
          {describeProblem(error)}
        </Alert>
      ) : (
        <Alert
          kind="error"
          title="The application could not be loaded"
          action={
            <Button size="small" variant="secondary" loading={busy} loadingLabel="Trying" onClick={again}>
              Try again
            </Button>
          }
        >
          {describeProblem(error)}
        </Alert>
      )}
    </div>
  )
}
