/* Paper copies that were asked for before there was a list of them: nothing says that any was sent, so the team's queue has each of them now. */
INSERT INTO "facts" ("application_id", "item", "party", "basis", "version", "data", "shape", "actor", "settled_at")
SELECT asked.application_id, 'paper-copies', 'borrower', '0', a.version,
  jsonb_build_object('requests', jsonb_agg(jsonb_build_object('party', asked.party,
    'askedAt', to_char(asked.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ORDER BY asked.at)),
  1, 'system:migration', max(asked.at)
FROM (SELECT application_id, party, max(at) AS at FROM signing_events WHERE event = 'PAPER_REQUESTED' GROUP BY application_id, party) asked
JOIN applications a ON a.id = asked.application_id
GROUP BY asked.application_id, a.version;
--> statement-breakpoint
UPDATE "applications" SET "needs_operator" = true WHERE EXISTS (SELECT FROM facts f WHERE f.application_id = applications.id AND f.item = 'paper-copies');
