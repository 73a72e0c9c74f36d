export interface ChartPoint {
  x: number
  y: number
}

export interface AreaPlot {
  /** SVG path of the upper edge. */
  line: string
  /** The same, closed along the ground. */
  area: string
  /** Places of the ticks from the left, in percent. */
  tickPercent: (x: number) => number
}

const round = (value: number): number => Math.round(value * 100) / 100

/** Points to SVG paths on a canvas of the given size; the y axis starts at 0, so that areas are proportional. Two or more points. */
export function plotArea(points: readonly ChartPoint[], width: number, height: number): AreaPlot {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last || last.x <= first.x) throw new RangeError('A chart needs at least two points with rising x.')
  const top = Math.max(...points.map((point) => point.y), 0) || 1
  const across = (x: number) => ((x - first.x) / (last.x - first.x)) * width
  const down = (y: number) => height - (Math.max(0, y) / top) * height
  const line = points.map((point, index) => `${index === 0 ? 'M' : 'L'}${round(across(point.x))} ${round(down(point.y))}`).join('')
  return {
    line,
    area: `${line}L${width} ${height}L0 ${height}Z`,
    tickPercent: (x) => round(((x - first.x) / (last.x - first.x)) * 100),
  }
}
