import { Alert, type AlertKind } from '@hearthline/ui/alert'
import { AnnouncementBanner } from '@hearthline/ui/announcement-banner'
import { AreaChart } from '@hearthline/ui/area-chart'
import { Button } from '@hearthline/ui/button'
import { Card, CardSection } from '@hearthline/ui/card'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { FigureList, FigureRow } from '@hearthline/ui/figure-row'
import { GaugeBar } from '@hearthline/ui/gauge-bar'
import { Kbd } from '@hearthline/ui/kbd'
import { LoadingMark } from '@hearthline/ui/loading-mark'
import { PageHeading } from '@hearthline/ui/page-heading'
import { Skeleton, SkeletonGroup } from '@hearthline/ui/skeleton'
import { type ChipTone, StatusChip } from '@hearthline/ui/status-chip'
import { Timeline } from '@hearthline/ui/timeline'
import { addToast, ToastRegion } from '@hearthline/ui/toast'
import { currentOrganization } from '../../session/organization.ts'
import type { Look, Specimens } from './look.ts'

const KINDS: readonly AlertKind[] = ['error', 'warning', 'success', 'info']
const TONES: readonly ChipTone[] = ['neutral', 'action', 'positive', 'caution', 'critical']

export const alert: Specimens = {
  looks: [
    ...KINDS.map(
      (kind): Look => ({
        name: kind,
        show: () => (
          <Alert kind={kind} title="What happened">
            And what it means for you, with <a href="#dates">your dates</a>.
          </Alert>
        ),
      }),
    ),
    {
      name: 'With an action, and a way to dismiss it',
      show: () => (
        <Alert
          kind="warning"
          action={
            <Button size="small" variant="secondary">
              Try again
            </Button>
          }
          onDismiss={() => undefined}
        >
          The connection was lost.
        </Alert>
      ),
    },
    {
      name: 'Summary of errors',
      show: (id) => (
        <ErrorSummary
          errors={[
            { field: id, message: 'Please enter your email' },
            { field: `${id}-b`, message: 'Required' },
          ]}
        />
      ),
    },
  ],
}

export const announcementBanner: Specimens = {
  looks: (['marketing', 'product'] as const).map((variant) => ({
    name: variant,
    show: (id) => (
      <AnnouncementBanner variant={variant} onDismiss={() => undefined} action={<a href="#statements">See them</a>}>
        {variant === 'marketing' ? 'Apply in 5 minutes, receive funding in 5 days' : 'Statements are on your dashboard now'} (
        {id.slice(0, 5)})
      </AnnouncementBanner>
    ),
  })),
}

const fiveToasts = () => {
  for (const kind of KINDS) addToast({ kind, title: `A toast that says ${kind}`, message: 'And one sentence more.', timeoutMs: null })
  addToast({ title: 'Removed', action: { label: 'Undo', onPress: () => undefined } })
  addToast({ title: 'The sixth waits for its turn', timeoutMs: null })
}

export const toast: Specimens = {
  looks: [
    {
      name: 'At most five at once',
      show: (id) => (
        <>
          <Button variant="secondary" onClick={fiveToasts}>
            Show six
          </Button>
          {id.startsWith('v2024') && <ToastRegion />}
        </>
      ),
    },
  ],
  acts: [{ press: 'Show six' }],
}

export const card: Specimens = {
  looks: [
    { name: 'Roomy', show: () => <Card title="Your offer">The details of the offer.</Card> },
    {
      name: 'Tight',
      show: () => (
        <Card padding="tight" title="Your offer" level={3}>
          The details of the offer.
        </Card>
      ),
    },
    {
      name: 'In sections',
      show: () => (
        <Card padding="none">
          <CardSection>First</CardSection>
          <CardSection>Second</CardSection>
        </Card>
      ),
    },
  ],
}

export const figures: Specimens = {
  looks: [
    {
      name: 'Figures',
      show: () => (
        <FigureList label="Your costs">
          <FigureRow label="To your account" value="$85,000.00" />
          <FigureRow label="Origination fee" note="2.99%" value="$2,541.50" explanation="2.99% of what is paid out at first." />
          <FigureRow label="Autopay" value="−$12.40" emphasis="positive" />
          <FigureRow label="Total" value="$87,541.50" emphasis="strong" />
          <FigureRow label="Your line" value="$87,541.50" emphasis="total" />
        </FigureList>
      ),
    },
    {
      name: 'Within the limit',
      show: () => <GaugeBar label="Debts to income" value={32} limit={43} valueText="32%" limitText="limit 43%" note="There is room." />,
    },
    {
      name: 'Near it',
      show: () => <GaugeBar label="Debts to income" value={42} limit={43} valueText="42%" limitText="limit 43%" tone="caution" />,
    },
    {
      name: 'Over it',
      show: () => <GaugeBar label="Debts to income" value={61} limit={43} valueText="61%" limitText="limit 43%" tone="critical" />,
    },
    {
      name: 'A balance over time',
      show: () => (
        <AreaChart
          label="Balance over 20 years"
          points={[0, 5, 10, 15, 20].map((x) => ({ x, y: 85_000 * (1 - (x / 20) ** 2) }))}
          xName="Year"
          yName="Balance"
          formatX={String}
          formatY={(y) => `$${Math.round(y).toLocaleString('en-US')}`}
          ticks={[0, 10, 20]}
        />
      ),
    },
  ],
}

function TurningMark() {
  const { markUrl, markDarkUrl } = currentOrganization().theme
  return <LoadingMark src={markUrl} darkSrc={markDarkUrl} label="Loading" />
}

export const waiting: Specimens = {
  looks: [
    {
      name: 'The shape of a question',
      show: () => (
        <SkeletonGroup>
          <div className="grid gap-6">
            <Skeleton shape="heading" width="75%" />
            <Skeleton shape="text" lines={3} />
            <Skeleton shape="field" />
            <Skeleton shape="button" />
          </div>
        </SkeletonGroup>
      ),
    },
    { name: 'The mark, turning', show: () => <TurningMark /> },
    {
      name: 'Timeline',
      show: () => (
        <Timeline
          label="Your dates"
          items={[
            { title: 'Application submitted', detail: 'Friday, November 20', state: 'done' },
            { title: 'Identity', detail: 'Now', state: 'current' },
            { title: 'Money in your account', detail: 'Wednesday, December 2', state: 'upcoming' },
          ]}
        />
      ),
    },
  ],
}

export const words: Specimens = {
  looks: [
    {
      name: 'Heading of a question',
      show: () => <PageHeading title="What is your home worth?" why="We couldn’t find an automated value for it." />,
    },
    { name: 'Heading that greets', show: () => <PageHeading size="display" eyebrow="12 Alder Way" title="Good morning, Ana" /> },
    {
      name: 'States in a word',
      show: () => (
        <p className="flex flex-wrap gap-2">
          {TONES.map((tone) => (
            <StatusChip key={tone} tone={tone}>
              {tone}
            </StatusChip>
          ))}
        </p>
      ),
    },
    {
      name: 'Money',
      show: () => (
        <p className="grid gap-2">
          <span className="money-large">$612.08</span>
          <span className="money-medium">$85,000</span>
          <span className="money">$2,541.50</span>
        </p>
      ),
    },
    {
      name: 'Keys',
      show: () => (
        <p>
          <Kbd>Shift</Kbd> <Kbd>Alt</Kbd> <Kbd>X</Kbd>
        </p>
      ),
    },
  ],
}
