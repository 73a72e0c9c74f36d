-- What the bank said of its arrival is a fact: of what earlier releases saw settled it is written down here, with the day that the ledger has of it.
INSERT INTO "facts" ("application_id", "item", "party", "basis", "version", "data", "shape", "actor", "settled_at")
SELECT t.application_id, 'disbursement-settlements', 'borrower', '0', a.version,
  jsonb_build_object('settled', jsonb_agg(jsonb_build_object('traceNumber', t.trace_number, 'settledOn', to_char(l.effective_on, 'YYYY-MM-DD')) ORDER BY t.sent_on, t.trace_number)),
  1, 'provider:payments', max(l.posted_at)
FROM "transfers" t
JOIN "applications" a ON a.id = t.application_id
JOIN "ledger_transactions" l ON l.application_id = t.application_id AND l.cause = 'settled:' || t.trace_number
WHERE t.state = 'SETTLED'
GROUP BY t.application_id, a.version;
--> statement-breakpoint
/* What arrived is told by the payments' provider alone, added and never taken away, and each of it is a transfer of this very application that the books have as
   settled, or as sent back since, whoever writes (as 0044 does of what came back). */
CREATE FUNCTION "arrival_told_by_the_provider"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  told jsonb := NEW.data -> 'settled';
  before jsonb;
  known integer;
BEGIN
  IF NEW.actor <> 'provider:payments' THEN
    RAISE EXCEPTION 'What arrived at a bank is told by the provider alone' USING ERRCODE = '42501';
  END IF;
  SELECT f.data -> 'settled' INTO before FROM facts f
    WHERE f.application_id = NEW.application_id AND f.item = 'disbursement-settlements' ORDER BY f.id DESC LIMIT 1;
  IF jsonb_typeof(told) <> 'array' OR jsonb_typeof(before) = 'object' THEN RETURN NEW; END IF;
  known := coalesce(jsonb_array_length(before), 0);
  FOR i IN 0 .. known - 1 LOOP
    IF told -> i IS DISTINCT FROM before -> i THEN
      RAISE EXCEPTION 'What arrived at a bank is added to, and never changed' USING ERRCODE = '42501';
    END IF;
  END LOOP;
  FOR i IN known .. jsonb_array_length(told) - 1 LOOP
    IF NOT EXISTS (SELECT 1 FROM transfers t WHERE t.application_id = NEW.application_id AND t.trace_number = told -> i ->> 'traceNumber'
        AND t.state IN ('SETTLED', 'RETURNED')) THEN
      RAISE EXCEPTION 'Nothing arrived under this trace number' USING ERRCODE = '42501';
    END IF;
  END LOOP;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION "arrival_told_by_the_provider"() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER "arrival_told_by_the_provider" BEFORE INSERT ON "facts" FOR EACH ROW WHEN (NEW.item = 'disbursement-settlements') EXECUTE FUNCTION "arrival_told_by_the_provider"();
