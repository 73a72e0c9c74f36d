-- Staff act for organizations. Who was staff before acts for the organization of their account.
ALTER TABLE "identities" ADD COLUMN "staff_organizations" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "identities" SET "staff_organizations" = ARRAY["organization_code"] WHERE cardinality("roles") > 0;--> statement-breakpoint
DROP TRIGGER "identities_changed" ON "identities";--> statement-breakpoint
CREATE TRIGGER "identities_changed" AFTER UPDATE OF "email", "roles", "profile_type", "staff_organizations" ON "identities" FOR EACH ROW
  WHEN (OLD."email" <> NEW."email" OR OLD."roles" <> NEW."roles" OR OLD."profile_type" <> NEW."profile_type"
    OR OLD."staff_organizations" <> NEW."staff_organizations") EXECUTE FUNCTION "tell_of_session"();--> statement-breakpoint
-- The digests kept so far were unkeyed, and a Social Security number could be guessed from them: none of them stays.
DELETE FROM "idempotency_keys";--> statement-breakpoint
ALTER TABLE "idempotency_keys" RENAME COLUMN "body_hash" TO "body_mac";--> statement-breakpoint
ALTER TABLE "idempotency_keys" DROP COLUMN "status";--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "organization_code" text NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency_keys" DROP CONSTRAINT "idempotency_keys_identity_id_key_call_pk";--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_organization_code_identity_id_key_call_pk" PRIMARY KEY("organization_code","identity_id","key","call");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
-- Where the unkeyed part of a chain that is older than its key ends.
ALTER TABLE "audit_heads" ADD COLUMN "anchor_sequence" bigint;--> statement-breakpoint
ALTER TABLE "audit_heads" ADD COLUMN "anchor" text;--> statement-breakpoint
CREATE INDEX "applications_waiting_at" ON "applications" USING btree ("organization_code","step_since","id") WHERE "applications"."needs_operator";--> statement-breakpoint
CREATE INDEX "applications_recent_at" ON "applications" USING btree ("organization_code","created_at","id");--> statement-breakpoint
-- The scope of a transaction, as store/scope.ts sets it. Where nobody set one, nothing is seen.
CREATE FUNCTION "scope_kind"() RETURNS text LANGUAGE sql STABLE AS $$ SELECT coalesce(current_setting('hearthline.scope', true), '') $$;--> statement-breakpoint
CREATE FUNCTION "scope_identity"() RETURNS uuid LANGUAGE sql STABLE AS $$ SELECT nullif(current_setting('hearthline.identity', true), '')::uuid $$;--> statement-breakpoint
CREATE FUNCTION "scope_organizations"() RETURNS text[] LANGUAGE sql STABLE AS $$ SELECT string_to_array(coalesce(current_setting('hearthline.organizations', true), ''), ',') $$;--> statement-breakpoint
-- Calls of the functions stand in sub-selects, so that a statement makes them once and not for each row.
DO $$ DECLARE name text; BEGIN
  FOREACH name IN ARRAY ARRAY['applications', 'consents', 'plans'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format($policy$CREATE POLICY "organization_wall" ON %I USING (
      (SELECT scope_kind()) IN ('system', 'platform')
      OR ((SELECT scope_kind()) = 'staff' AND organization_code = ANY ((SELECT scope_organizations())::text[]))
      OR ((SELECT scope_kind()) = 'borrower' AND identity_id = (SELECT scope_identity())))$policy$, name);
  END LOOP;
  FOREACH name IN ARRAY ARRAY['facts', 'runs', 'attempts', 'step_history', 'documents', 'notices', 'outbox', 'unconfirmed_choices'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    -- The application is looked up behind its own wall.
    EXECUTE format($policy$CREATE POLICY "organization_wall" ON %I USING (
      (SELECT scope_kind()) IN ('system', 'platform')
      OR EXISTS (SELECT 1 FROM applications a WHERE a.id = application_id))$policy$, name);
  END LOOP;
  FOREACH name IN ARRAY ARRAY['mails', 'waitlist', 'events', 'audit_heads'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format($policy$CREATE POLICY "organization_wall" ON %I USING (
      (SELECT scope_kind()) IN ('system', 'platform')
      OR organization_code = ANY ((SELECT scope_organizations())::text[]))$policy$, name);
  END LOOP;
END $$;--> statement-breakpoint
-- Everybody's acts are written down; only staff read what was.
ALTER TABLE "audit_log" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "organization_wall_write" ON "audit_log" FOR INSERT WITH CHECK (
  (SELECT scope_kind()) IN ('system', 'platform') OR organization_code = ANY ((SELECT scope_organizations())::text[]));--> statement-breakpoint
CREATE POLICY "organization_wall_read" ON "audit_log" FOR SELECT USING (
  (SELECT scope_kind()) IN ('system', 'platform')
  OR ((SELECT scope_kind()) = 'staff' AND organization_code = ANY ((SELECT scope_organizations())::text[])));--> statement-breakpoint
ALTER TABLE "idempotency_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_keys" ON "idempotency_keys" USING ((SELECT scope_kind()) = 'system' OR identity_id = (SELECT scope_identity()));--> statement-breakpoint
-- Accounts are the platform's: a visitor opens one or logs in, a person has their own, staff see who applied to their organizations.
ALTER TABLE "identities" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_account" ON "identities" USING (
  (SELECT scope_kind()) IN ('system', 'visitor') OR id = (SELECT scope_identity()));--> statement-breakpoint
CREATE POLICY "applicants" ON "identities" FOR SELECT USING (
  (SELECT scope_kind()) = 'platform'
  OR ((SELECT scope_kind()) = 'staff' AND EXISTS (SELECT 1 FROM applications a WHERE a.identity_id = identities.id)));--> statement-breakpoint
DO $$ DECLARE name text; BEGIN
  FOREACH name IN ARRAY ARRAY['profiles', 'sessions', 'password_resets'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format($policy$CREATE POLICY "own_account" ON %I USING (
      (SELECT scope_kind()) IN ('system', 'visitor') OR identity_id = (SELECT scope_identity()))$policy$, name);
  END LOOP;
END $$;--> statement-breakpoint
-- Behind a wall an index on an expression is of no use (its operators might tell what they were shown), so these two look over it and give
-- ids alone; what the ids stand for is then read behind the wall.
CREATE FUNCTION "applications_with_words"(words text) RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public AS $$
  SELECT f.application_id FROM facts f WHERE f.item IN ('legal-name', 'property-address')
    AND jsonb_to_tsvector('simple'::regconfig, f.data, '["string"]'::jsonb) @@ to_tsquery('simple'::regconfig, words)
$$;--> statement-breakpoint
CREATE FUNCTION "applications_of_referral"(organization text, referral text) RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public AS $$
  SELECT a.id FROM applications a WHERE a.organization_code = organization AND a.origin ->> 'referralId' = referral
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION "applications_with_words"(text), "applications_of_referral"(text, text) FROM PUBLIC;--> statement-breakpoint
-- What was recorded stays as it was, whoever is connected. Sealed texts may be sealed anew under another key, in a transaction that says so.
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME IN ('facts', 'attempts', 'documents') AND current_setting('hearthline.reseal', true) = 'on' THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'Rows of % are only added, never changed or removed', TG_TABLE_NAME USING ERRCODE = '42501';
END $$;--> statement-breakpoint
DO $$ DECLARE name text; BEGIN
  FOREACH name IN ARRAY ARRAY['audit_log', 'facts', 'attempts', 'step_history', 'consents', 'documents'] LOOP
    EXECUTE format('CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()', name);
  END LOOP;
END $$;--> statement-breakpoint
CREATE TRIGGER "kept" BEFORE DELETE OR TRUNCATE ON "audit_heads" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
