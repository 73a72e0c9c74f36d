import { type ChartPoint, plotArea } from './plot-area.ts'

export interface AreaChartProps {
  /** What the chart shows; its name for screen readers and the table's caption. */
  label: string
  points: readonly ChartPoint[]
  /** Column headings of the table, such as "Year" and "Balance". */
  xName: string
  yName: string
  formatX: (x: number) => string
  formatY: (y: number) => string
  /** Places with a label under the chart; `formatTick` writes them, else `formatX`. */
  ticks?: readonly number[]
  formatTick?: (x: number) => string
  /** Rows of the table: all points by default. */
  tablePoints?: readonly ChartPoint[]
  /** Height of the drawing in pixels; 128 by default. */
  height?: number
}

/** A small area chart. The drawing is for the eye; the same figures are in a table for screen readers. */
export function AreaChart(props: AreaChartProps) {
  const { label, points, xName, yName, formatX, formatY, ticks = [], formatTick = formatX, tablePoints = points, height = 128 } = props
  const plot = plotArea(points, 600, height)
  return (
    <figure className="ui-chart">
      <svg viewBox={`0 -2 600 ${height + 2}`} preserveAspectRatio="none" height={height} aria-hidden="true" focusable="false">
        <path d={plot.area} className="ui-chart-area" />
        <path d={plot.line} className="ui-chart-line" />
      </svg>
      <div className="ui-chart-ticks" aria-hidden="true">
        {ticks.map((tick, index) => (
          <span
            key={tick}
            data-edge={index === 0 ? 'start' : index === ticks.length - 1 ? 'end' : undefined}
            style={{ insetInlineStart: `${plot.tickPercent(tick)}%` }}
          >
            {formatTick(tick)}
          </span>
        ))}
      </div>
      <div className="ui-visually-hidden">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{xName}</th>
              <th scope="col">{yName}</th>
            </tr>
          </thead>
          <tbody>
            {tablePoints.map((point) => (
              <tr key={point.x}>
                <th scope="row">{formatX(point.x)}</th>
                <td>{formatY(point.y)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
