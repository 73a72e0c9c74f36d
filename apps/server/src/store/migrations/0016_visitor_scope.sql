-- Nobody is signed in: of accounts a visitor sees the one that they name, by its email or by the secret of a reset link, and of all others nothing.
CREATE FUNCTION "scope_proof"(kind text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN starts_with(coalesce(current_setting('hearthline.proof', true), ''), kind || ':')
    THEN substr(current_setting('hearthline.proof', true), length(kind) + 2) END
$$;--> statement-breakpoint
-- Asked of the owner, or the policies of accounts and links would ask each other without end; once for a statement.
CREATE FUNCTION "visited_account"() RETURNS uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public AS $$
  SELECT found.id FROM (
    SELECT i.id FROM identities i WHERE i.email = scope_proof('email')
    UNION ALL
    SELECT r.identity_id FROM password_resets r WHERE r.secret_digest = scope_proof('reset')
  ) found WHERE scope_kind() = 'visitor' LIMIT 1
$$;--> statement-breakpoint
DROP POLICY "own_account" ON "identities";--> statement-breakpoint
CREATE POLICY "own_account" ON "identities" USING (
  (SELECT scope_kind()) = 'system'
  OR id = (SELECT scope_identity())
  OR ((SELECT scope_kind()) = 'visitor' AND (email = (SELECT scope_proof('email')) OR id = (SELECT visited_account()))))
  WITH CHECK (
  (SELECT scope_kind()) = 'system'
  OR id = (SELECT scope_identity())
  OR ((SELECT scope_kind()) = 'visitor' AND id = (SELECT visited_account())));--> statement-breakpoint
-- An account that a visitor opens is a borrower's, at the organization that they visit.
CREATE POLICY "registering" ON "identities" FOR INSERT WITH CHECK (
  (SELECT scope_kind()) = 'visitor' AND email = (SELECT scope_proof('email'))
  AND cardinality(roles) = 0 AND cardinality(staff_organizations) = 0
  AND organization_code = ANY ((SELECT scope_organizations())::text[]));--> statement-breakpoint
DO $$ DECLARE name text; BEGIN
  FOREACH name IN ARRAY ARRAY['profiles', 'sessions', 'password_resets', 'known_networks'] LOOP
    EXECUTE format('DROP POLICY "own_account" ON %I', name);
    EXECUTE format($policy$CREATE POLICY "own_account" ON %I USING (
      (SELECT scope_kind()) = 'system' OR identity_id = (SELECT scope_identity())
      OR ((SELECT scope_kind()) = 'visitor' AND identity_id = (SELECT visited_account())))$policy$, name);
  END LOOP;
END $$;--> statement-breakpoint
DROP POLICY "registering" ON "consents";--> statement-breakpoint
CREATE POLICY "registering" ON "consents" FOR INSERT WITH CHECK (
  (SELECT scope_kind()) = 'visitor' AND organization_code = ANY ((SELECT scope_organizations())::text[])
  AND identity_id = (SELECT visited_account()));--> statement-breakpoint
-- Codes are made and verified by the node itself.
DROP POLICY "codes" ON "sign_in_codes";--> statement-breakpoint
CREATE POLICY "codes" ON "sign_in_codes" USING ((SELECT scope_kind()) = 'system');
