import { graphql } from "gatsby"
import { useId, useState } from "react"
import { Fold } from "../ui/fold"
import * as styles from "./threshold.module.css"

type ThresholdProps = { threshold: Queries.ThresholdFragment }

function TableHead({ headings }: { headings: readonly string[] }) {
  return (
    <thead>
      <tr>
        {headings.map((heading) => (
          <th key={heading} scope="col">
            {heading}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** A screening threshold to move, on invented names. Without scripts and on paper, a table of three thresholds. */
export function Threshold({ threshold: copy }: ThresholdProps) {
  const control = useId()
  const [limit, setLimit] = useState(85)
  const pairs = [...copy.pairs].sort((one, other) => other.score - one.score)
  const counted = [copy.hits, copy.falseHits, copy.misses]
  const countAt = (least: number) => {
    const hits = pairs.filter(({ score }) => score >= least)
    const falseHits = hits.filter(({ same }) => !same)
    const misses = pairs.filter(({ score, same }) => same && score < least)
    return [hits.length, falseHits.length, misses.length]
  }
  const figures = countAt(limit).map((count, index) => `${counted[index]}: ${count}`)
  const text = [`${limit}%`, ...figures].join(". ")

  return (
    <Fold everywhere id="threshold" title={<h4>{copy.title}</h4>}>
      <div className={styles.columns}>
        <div className={`prose ${styles.control}`}>
          <p>{copy.lead}</p>
          <div className="needs-script no-print">
            <label htmlFor={control}>{copy.label}</label> {/* Screen readers read the text of the control. */}
            <output htmlFor={control} aria-live="off">
              {limit}%
            </output>
            <input
              id={control}
              type="range"
              min={50}
              value={limit}
              aria-valuetext={text}
              onChange={({ target }) => setLimit(target.valueAsNumber)}
            />
          </div>
          <table aria-label={copy.label}>
            <TableHead headings={[copy.label, ...counted]} />
            <tbody>
              {[limit, 70, 80, 90].map((least, row) => (
                <tr key={row} className={row === 0 ? `${styles.current} needs-script no-print` : undefined}>
                  <th scope="row">{`${least}%`}</th>
                  {countAt(least).map((count, column) => (
                    <td key={column}>{count}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <p className="needs-script no-print">
            {copy.note} {`${copy.label}: ${text}.`}
          </p>
        </div>
        <table aria-label={copy.partner} className={`${styles.pairs} needs-script no-print`}>
          <TableHead headings={[copy.partner, copy.entry, copy.score, copy.verdict]} />
          <tbody>
            {pairs.map(({ name, entry, score, same }) => {
              const isHit = score >= limit
              return (
                <tr key={name} className={isHit ? styles.hit : undefined}>
                  <th scope="row">{name}</th>
                  <td>{entry}</td>
                  <td>{score}%</td>
                  <td>
                    {isHit === same ? copy.right : <strong>{same ? copy.misses : copy.falseHits}</strong>}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </Fold>
  )
}

export const query = graphql`
  fragment Threshold on Threshold {
    title
    lead
    label
    hits
    falseHits
    misses
    note
    partner
    entry
    score
    verdict
    right
    pairs {
      name
      entry
      same
      score
    }
  }
`
